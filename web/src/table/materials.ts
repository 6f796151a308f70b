// The few materials of the table. Their shaders are three's own with small additions: what is shaded on the ground,
// contour lines, and crowns and roofs that thin out like a stipple drawing where something is beneath them.
import {
  BackSide,
  Color,
  DataTexture,
  DoubleSide,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshPhongMaterial,
  RedFormat,
  type Texture,
  Vector2,
  type WebGLProgramParametersWithUniforms,
} from "three";
import type { Textures } from "./textures";

type Shader = WebGLProgramParametersWithUniforms;

const nothing = new DataTexture(new Uint8Array([0]), 1, 1, RedFormat);
nothing.needsUpdate = true;

export class Uniforms {
  region = { value: nothing as Texture };
  regionTint = { value: new Color("#ffe6a6") };
  regionEdge = { value: new Color("#fff9e6") };
  regionOn = { value: 0 };
  table = { value: new Vector2(1, 1) };
  time = { value: 0 };
  flock = { value: nothing as Texture };
  ink = { value: 0.02 }; // the width of the ink lines around figures, in inches

  shadeRegion(texture: Texture | null): void {
    this.region.value = texture ?? nothing;
    this.regionOn.value = texture ? 1 : 0;
  }
}

const worldVarying = `varying vec3 vWorld;\n`;
const worldVertex = `#include <project_vertex>
vec4 placed = vec4( transformed, 1.0 );
#ifdef USE_INSTANCING
placed = instanceMatrix * placed;
#endif
vWorld = ( modelMatrix * placed ).xyz;`;

function withWorld(shader: Shader): void {
  shader.vertexShader = worldVarying + shader.vertexShader.replace("#include <project_vertex>", worldVertex);
  shader.fragmentShader = worldVarying + shader.fragmentShader;
}

// Turf, hills, floors: whatever can be stood on shows the shaded region, wherever it lies.
function asGround(material: MeshLambertMaterial, u: Uniforms, grain: number): MeshLambertMaterial {
  material.onBeforeCompile = (shader) => {
    withWorld(shader);
    Object.assign(shader.uniforms, {
      uRegion: u.region,
      uTint: u.regionTint,
      uEdge: u.regionEdge,
      uOn: u.regionOn,
      uTable: u.table,
      uFlock: u.flock,
    });
    shader.fragmentShader =
      `uniform sampler2D uRegion; uniform sampler2D uFlock;
uniform vec3 uTint; uniform vec3 uEdge; uniform float uOn; uniform vec2 uTable;\n` +
      shader.fragmentShader
        .replace(
          "#include <color_fragment>",
          `#include <color_fragment>
#ifdef FLAT
vec3 facet = vec3( 0.0, 1.0, 0.0 );
#else
vec3 facet = normalize( cross( dFdx( vWorld ), dFdy( vWorld ) ) );
#endif
#ifndef PLAIN
float tuft = texture2D( uFlock, vWorld.xz * 0.43 + vWorld.y * 0.31 ).r * texture2D( uFlock, vWorld.xz * 0.117 ).r * 4.0;
diffuseColor.rgb *= mix( 1.0, tuft, ${grain.toFixed(2)} );
#endif
#ifndef FLAT
float rise = vWorld.y * 2.0;
float contour = 1.0 - smoothstep( 0.8, 1.9, abs( fract( rise + 0.5 ) - 0.5 ) / max( fwidth( rise ), 1e-4 ) );
diffuseColor.rgb *= 1.0 - 0.34 * contour * step( abs( facet.y ), 0.985 ) * step( 0.08, vWorld.y );
#endif
vec2 spot = vec2( vWorld.x, -vWorld.z ) / uTable;
float reach = texture2D( uRegion, spot ).r * uOn;
float within = smoothstep( -0.75, 0.75, ( reach - 0.5 ) / max( fwidth( reach ), 1e-4 ) ) * step( 0.5, abs( facet.y ) );
diffuseColor.rgb = mix( diffuseColor.rgb, uTint, 0.36 * within );`,
        )
        .replace(
          "#include <opaque_fragment>",
          `#include <opaque_fragment>
float rim = 1.0 - smoothstep( 0.9, 1.8, abs( reach - 0.5 ) / max( fwidth( reach ), 1e-4 ) );
gl_FragColor.rgb = mix( gl_FragColor.rgb, uEdge, 0.9 * rim * uOn * step( 0.02, reach ) * step( reach, 0.98 ) );`,
        );
  };
  material.customProgramCacheKey = () => `ground${grain}`;
  return material;
}

const stipple = `float grain = fract( 52.9829189 * fract( dot( gl_FragCoord.xy, vec2( 0.06711056, 0.00583715 ) ) ) );`;

// Every instance has its own `fade`: 1 is whole, 0 gone.
export function fading(material: MeshLambertMaterial, u: Uniforms): MeshLambertMaterial {
  material.onBeforeCompile = (shader) => {
    withWorld(shader);
    shader.uniforms.uFlock = u.flock;
    shader.vertexShader =
      `attribute float fade; varying float vFade;\n` +
      shader.vertexShader.replace("#include <begin_vertex>", "#include <begin_vertex>\nvFade = fade;");
    shader.fragmentShader =
      `varying float vFade; uniform sampler2D uFlock;\n` +
      shader.fragmentShader.replace(
        "#include <color_fragment>",
        `#include <color_fragment>
${stipple}
if ( grain > vFade ) discard;
float leaf = texture2D( uFlock, vWorld.xz * 0.62 + vWorld.yy * 0.5 ).r + texture2D( uFlock, vWorld.xy * 0.71 ).r - 1.0;
diffuseColor.rgb *= 1.0 + leaf * 2.0;`,
      );
  };
  material.customProgramCacheKey = () => "fading";
  return material;
}

// What of a mesh is higher than `from` fades with a number of its own.
export function thinning(material: MeshLambertMaterial, fade: { value: number }, from: number): MeshLambertMaterial {
  material.onBeforeCompile = (shader) => {
    withWorld(shader);
    Object.assign(shader.uniforms, { uFade: fade, uFrom: { value: from } });
    shader.fragmentShader =
      `uniform float uFade; uniform float uFrom;\n` +
      shader.fragmentShader.replace(
        "#include <color_fragment>",
        `#include <color_fragment>
${stipple}
if ( vWorld.y > uFrom && grain > uFade ) discard;`,
      );
  };
  material.customProgramCacheKey = () => "thinning";
  return material;
}

function asWater(material: MeshPhongMaterial, u: Uniforms): MeshPhongMaterial {
  material.onBeforeCompile = (shader) => {
    withWorld(shader);
    shader.uniforms.uTime = u.time;
    shader.fragmentShader =
      `uniform float uTime;
float swell( vec2 p ) {
  return sin( p.x * 2.1 + uTime * 0.9 + sin( p.y * 1.3 ) ) * 0.5
    + sin( p.y * 3.3 - uTime * 0.7 + sin( p.x * 1.9 + uTime * 0.3 ) ) * 0.35
    + sin( ( p.x + p.y ) * 5.7 + uTime * 1.3 ) * 0.18;
}\n` +
      shader.fragmentShader
        .replace(
          "#include <normal_fragment_maps>",
          `#include <normal_fragment_maps>
vec2 w = vWorld.xz;
vec2 e = vec2( 0.05, 0.0 );
vec2 slope = vec2( swell( w + e ) - swell( w - e ), swell( w + e.yx ) - swell( w - e.yx ) );
normal = normalize( normal + ( viewMatrix * vec4( -slope.x, 0.0, -slope.y, 0.0 ) ).xyz * 0.5 );`,
        )
        .replace(
          "#include <color_fragment>",
          `#include <color_fragment>
float crest = smoothstep( 0.16, 0.0, abs( swell( vWorld.xz * 1.1 + 3.0 ) - 0.25 ) );
diffuseColor.rgb = mix( diffuseColor.rgb, vec3( 0.55, 0.66, 0.62 ), 0.06 * crest );`,
        );
  };
  return material;
}

function greyed(material: MeshPhongMaterial): MeshPhongMaterial {
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(
      "#include <color_fragment>",
      `#include <color_fragment>
diffuseColor.rgb = mix( diffuseColor.rgb, vec3( dot( diffuseColor.rgb, vec3( 0.3, 0.59, 0.11 ) ) ) * 0.75 + 0.05, 0.8 );`,
    );
  };
  return material;
}

export interface Materials {
  board: MeshLambertMaterial;
  turf: MeshLambertMaterial;
  floor: MeshLambertMaterial;
  paint: MeshLambertMaterial;
  stone: MeshLambertMaterial;
  paving: MeshLambertMaterial;
  planks: MeshLambertMaterial;
  leaves: MeshLambertMaterial;
  water: MeshPhongMaterial;
  figure: MeshPhongMaterial;
  fallen: MeshPhongMaterial;
  ghost: MeshLambertMaterial;
  ink: MeshBasicMaterial;
}

// With or without the grain of the felt, which machines without a graphics card draw slowly.
export function grained(materials: Materials, on: boolean): void {
  for (const m of [materials.board, materials.turf, materials.floor, materials.paving]) {
    const { PLAIN: _, ...rest } = m.defines ?? {};
    m.defines = on ? rest : { ...rest, PLAIN: "" };
    m.needsUpdate = true;
  }
}

export function makeMaterials(u: Uniforms, textures: Textures): Materials {
  u.flock.value = textures.flock;
  const ink = new MeshBasicMaterial({ color: "#20160e", side: BackSide });
  ink.onBeforeCompile = (shader) => {
    shader.uniforms.uInk = u.ink;
    shader.vertexShader =
      `uniform float uInk;\n` +
      shader.vertexShader.replace("#include <begin_vertex>", "#include <begin_vertex>\ntransformed += normal * uInk;");
  };
  return {
    board: asGround(Object.assign(new MeshLambertMaterial(), { defines: { FLAT: "" } }), u, 0.75),
    turf: asGround(new MeshLambertMaterial({ vertexColors: true }), u, 0.75),
    floor: asGround(new MeshLambertMaterial({ vertexColors: true, map: textures.planks }), u, 0.15),
    paint: new MeshLambertMaterial({ vertexColors: true }),
    stone: new MeshLambertMaterial({ vertexColors: true, map: textures.stone }),
    paving: asGround(new MeshLambertMaterial({ vertexColors: true, map: textures.stone }), u, 0.15),
    planks: new MeshLambertMaterial({ vertexColors: true, map: textures.planks }),
    leaves: fading(new MeshLambertMaterial({ vertexColors: true }), u),
    water: asWater(
      new MeshPhongMaterial({
        vertexColors: true,
        shininess: 60,
        specular: "#4a4a40",
        transparent: true,
        opacity: 0.88,
      }),
      u,
    ),
    figure: new MeshPhongMaterial({ vertexColors: true, shininess: 18, specular: "#2c2a26" }), // oil paint
    fallen: greyed(new MeshPhongMaterial({ vertexColors: true, shininess: 1, specular: "#000000" })),
    ghost: new MeshLambertMaterial({
      vertexColors: true,
      transparent: true,
      opacity: 0.55,
      side: DoubleSide,
      depthWrite: false,
    }),
    ink,
  };
}
