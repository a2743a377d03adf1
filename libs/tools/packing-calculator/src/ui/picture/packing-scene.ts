import { AmbientLight, DirectionalLight, PerspectiveCamera, Scene, WebGLRenderer } from 'three';
import { createSceneContent, type SceneContent } from './scene-content.ts';
import type { PictureModel } from './solid.ts';

/** The 3D view. It renders on changes only, follows the size of its host, and reads the colors again with another theme. */
export interface PackingScene {
  /** Shows a packing from the current camera angle, without the boxes of higher layers. */
  show(model: PictureModel, layers: number): void;
  /** Turns the carton, radians. */
  turn(around: number, over: number): void;
  /** Back to the first view. */
  reset(): void;
  dispose(): void;
}

const FIELD_OF_VIEW = (30 * Math.PI) / 180;
const FIRST_AROUND = Math.PI / 4;
const FIRST_OVER = Math.PI / 6;
/** From the side, but not from below the floor, to straight from above. */
const MIN_ELEVATION = 0;
const MAX_ELEVATION = Math.PI / 2 - 0.01;
const MAX_PIXELS = 2;

/** Puts a canvas into the host. Throws where the browser has no WebGL. */
export function createPackingScene(host: HTMLElement): PackingScene {
  const canvas = document.createElement('canvas');
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
  renderer.setPixelRatio(Math.min(MAX_PIXELS, window.devicePixelRatio));
  host.append(canvas);
  const { scene, camera } = createStage();
  const view = { around: FIRST_AROUND, over: FIRST_OVER, distance: 1 };
  let shown: { model: PictureModel; content: SceneContent } | undefined;

  const draw = () => {
    camera.position.setFromSphericalCoords(view.distance, Math.PI / 2 - view.over, view.around);
    camera.lookAt(0, 0, 0);
    renderer.render(scene, camera);
  };
  const place = (around: number, over: number) => {
    view.around = around;
    view.over = Math.max(MIN_ELEVATION, Math.min(MAX_ELEVATION, over));
    draw();
  };
  const clear = () => {
    if (shown) scene.remove(shown.content.group);
    shown?.content.dispose();
    shown = undefined;
  };
  const fill = (model: PictureModel) => {
    clear();
    const content = createSceneContent(model, colorsOf(host));
    scene.add(content.group);
    view.distance = stepBack(camera, model);
    return content;
  };
  const resize = () => {
    const { clientWidth: width, clientHeight: height } = host;
    if (width === 0 || height === 0) return;
    renderer.setSize(width, height, false);
    setAspect(camera, width / height);
    draw();
  };
  const unfollow = follow(host, resize, () => {
    shown?.content.recolor();
    draw();
  });
  resize();
  return {
    show(model, layers) {
      if (shown?.model !== model) shown = { model, content: fill(model) };
      shown.content.showLayers(layers);
      draw();
    },
    turn: (around, over) => place(view.around + around, view.over + over),
    reset: () => place(FIRST_AROUND, FIRST_OVER),
    dispose() {
      unfollow();
      clear();
      renderer.dispose();
      renderer.forceContextLoss();
      canvas.remove();
    },
  };
}

function setAspect(camera: PerspectiveCamera, aspect: number): void {
  camera.aspect = aspect;
  // In a narrow frame the width decides how large the carton can be.
  camera.zoom = Math.min(1, aspect);
  camera.updateProjectionMatrix();
}

/** Calls back when the host gets another size or the page another theme. */
function follow(host: Element, onSize: () => void, onTheme: () => void): () => void {
  const size = new ResizeObserver(onSize);
  const theme = new MutationObserver(onTheme);
  size.observe(host);
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    size.disconnect();
    theme.disconnect();
  };
}

function createStage(): { scene: Scene; camera: PerspectiveCamera } {
  const scene = new Scene();
  const sun = new DirectionalLight(0xffffff, 2.2);
  sun.position.set(0.7, 1.6, 0.35);
  scene.add(new AmbientLight(0xffffff, 1.5), sun);
  return { scene, camera: new PerspectiveCamera((FIELD_OF_VIEW * 180) / Math.PI) };
}

/** How far away the camera sees the whole carton, however it is turned. */
function stepBack(camera: PerspectiveCamera, { inner }: PictureModel): number {
  const radius = Math.hypot(inner.length, inner.width, inner.height) / 2;
  const distance = radius / Math.sin(FIELD_OF_VIEW / 2);
  camera.near = distance - radius * 1.1;
  camera.far = distance + radius * 1.1;
  camera.updateProjectionMatrix();
  return distance;
}

function colorsOf(host: HTMLElement): (name: string) => string {
  return (name) => getComputedStyle(host).getPropertyValue(name).trim();
}
