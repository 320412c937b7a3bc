import {
  BackSide,
  Color,
  DirectionalLight,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  type PMREMGenerator,
  Scene,
  ShaderMaterial,
  SphereGeometry,
  type Texture,
} from 'three';

/** Colours of the room that the paint reflects; metres here, not millimetres. */
export interface RoomColours {
  readonly top?: string;
  readonly horizon?: string;
  readonly floor?: string;
  /** Strength of the soft boxes, 1 = studio. */
  readonly boxes?: number;
  /** Tint of the soft boxes. */
  readonly tint?: string;
}

const VERTEX =
  'varying vec3 p; void main(){ p = normalize(position); gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.); }';
const FRAGMENT = `varying vec3 p; uniform vec3 top, horizon, floorTone;
void main(){ float y = normalize(p).y;
vec3 c = y > 0. ? mix(horizon, top, smoothstep(0., .9, y)) : mix(horizon * .55, floorTone, smoothstep(.02, .5, -y));
gl_FragColor = vec4(c * .62, 1.); }`;

/** A light studio: big box above, side strips, a bright wall in front, a pale floor. */
export function room(generator: PMREMGenerator, o: RoomColours = {}): Texture {
  const scene = new Scene();
  scene.add(
    new Mesh(
      new SphereGeometry(20, 64, 32),
      new ShaderMaterial({
        side: BackSide,
        vertexShader: VERTEX,
        fragmentShader: FRAGMENT,
        uniforms: {
          top: { value: new Color(o.top ?? '#8e949c') },
          horizon: { value: new Color(o.horizon ?? '#767b82') },
          floorTone: { value: new Color(o.floor ?? '#b9bbbe') },
        },
      }),
    ),
  );
  const strength = o.boxes ?? 1;
  const box = (w: number, h: number, x: number, y: number, z: number, v: number, c = '#fff') => {
    const color = new Color(c).multiply(new Color(o.tint ?? '#fff')).multiplyScalar(v * strength);
    const m = new Mesh(new PlaneGeometry(w, h), new MeshBasicMaterial({ color, side: DoubleSide }));
    m.position.set(x, y, z);
    m.lookAt(0, 0.4, 0);
    scene.add(m);
  };
  box(9, 3.2, 0, 8, 1.5, 7.5);
  box(9, 1, 0, 5.2, 7.5, 5);
  box(1.2, 6, 8.5, 2.8, 4.5, 5, '#fff6ea');
  box(1.2, 6, -8.5, 2.8, 4.5, 4.4, '#eaf2ff');
  box(10, 1.1, 0, 4.5, -8, 4.2, '#f2f6ff');
  // Without this fill the black parts die.
  box(16, 3.2, 0, 1.5, 12, 1.5);
  box(5, 0.5, 0, 3.2, 9, 4);
  return generator.fromScene(scene, 0.006, 0.1, 100, { size: 512 }).texture;
}

export function keyLight(intensity: number, tint = '#fffaf2'): DirectionalLight {
  const key = new DirectionalLight(tint, intensity);
  key.position.set(1.6, 4.2, 3.4);
  key.castShadow = true;
  key.shadow.mapSize.set(2048, 2048);
  Object.assign(key.shadow.camera, {
    left: -1.5,
    right: 1.5,
    top: 1.5,
    bottom: -1.5,
    near: 0.5,
    far: 10,
  });
  key.shadow.radius = 4;
  key.shadow.bias = -0.0004;
  key.shadow.normalBias = 0.004;
  return key;
}

export function rimLight(): DirectionalLight {
  const rim = new DirectionalLight('#eaf1ff', 0.9);
  rim.position.set(-2.5, 3, -3.5);
  return rim;
}
