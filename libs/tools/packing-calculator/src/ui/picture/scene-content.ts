import {
  BoxGeometry,
  CanvasTexture,
  EdgesGeometry,
  Group,
  LineBasicMaterial,
  LineDashedMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  RepeatWrapping,
  SRGBColorSpace,
} from 'three';
import { paintPattern } from './box-pattern.ts';
import type { PictureModel, Solid } from './solid.ts';

/** Carton and boxes as objects of the scene. */
export interface SceneContent {
  readonly group: Group;
  showLayers(layers: number): void;
  recolor(): void;
  dispose(): void;
}

/** The edges of the carton: those in front must not hide the boxes. */
const FAINT = { transparent: true, opacity: 0.35 };
/** Pattern tiles along the longest side of the carton. */
const TILES = 12;

export function createSceneContent(
  { inner, usable, boxes, slots }: PictureModel,
  colorOf: (name: string) => string,
): SceneContent {
  const group = new Group();
  const shapes = createShapes(Math.max(inner.length, inner.width, inner.height) / TILES);
  const looks = createMaterials(colorOf);
  const boxEdges = new LineBasicMaterial();
  const cartonEdges = new LineBasicMaterial(FAINT);
  const slotEdges = new LineDashedMaterial({ dashSize: 1.2, gapSize: 0.8 });
  const foam = new MeshLambertMaterial({ transparent: true, opacity: 0.45 });
  const floor = new MeshBasicMaterial({ transparent: true, opacity: 0.5 });
  // The carton's z is up, the scene's y; the carton is centered in the scene.
  const put = (object: Group | Mesh | LineSegments, solid: Solid) => {
    object.position.set(
      solid.x + (solid.length - inner.length) / 2,
      solid.z + (solid.height - inner.height) / 2,
      solid.y + (solid.width - inner.width) / 2,
    );
    group.add(object);
  };

  const placed: { object: Group | LineSegments; layer: number }[] = boxes.map((box) => {
    const { solid, edges } = shapes.of(box);
    const object = new Group();
    object.add(new Mesh(solid, looks.of(box.index)), new LineSegments(edges, boxEdges));
    put(object, box);
    return { object, layer: box.layer };
  });
  for (const slot of slots) {
    const object = new LineSegments(shapes.of(slot).edges, slotEdges).computeLineDistances();
    put(object, slot);
    placed.push({ object, layer: slot.layer });
  }
  const carton = { x: 0, y: 0, z: 0, ...inner };
  // Of the cushion only the slab on the floor: at the walls, which turn with the carton, it would hide what is behind.
  const slab = { ...carton, height: usable.z };
  if (slab.height > 0) put(new Mesh(shapes.of(slab).solid, foam), slab);
  const ground = { ...carton, z: -0.2, height: 0.1 };
  put(new LineSegments(shapes.of(carton).edges, cartonEdges), carton);
  put(new Mesh(shapes.of(ground).solid, floor), ground);

  const recolor = () => {
    looks.repaint();
    boxEdges.color.setStyle(colorOf('--surface'));
    cartonEdges.color.setStyle(colorOf('--ink-3'));
    slotEdges.color.setStyle(colorOf('--accent'));
    foam.color.setStyle(colorOf('--ink-3'));
    floor.color.setStyle(colorOf('--line'));
  };
  recolor();
  return {
    group,
    showLayers(layers) {
      for (const { object, layer } of placed) object.visible = layer <= layers;
    },
    recolor,
    dispose() {
      for (const one of [shapes, looks, boxEdges, cartonEdges, slotEdges, foam, floor]) one.dispose();
    },
  };
}

interface Shape {
  readonly solid: BoxGeometry;
  readonly edges: EdgesGeometry;
}

/** One geometry for all boxes of one size. */
function createShapes(tile: number) {
  const known = new Map<string, Shape>();
  return {
    of(box: Solid): Shape {
      const key = `${box.length} ${box.width} ${box.height}`;
      const solid = known.get(key)?.solid ?? tiledBox(box, tile);
      const shape = known.get(key) ?? { solid, edges: new EdgesGeometry(solid) };
      known.set(key, shape);
      return shape;
    },
    dispose() {
      for (const { solid, edges } of known.values()) {
        solid.dispose();
        edges.dispose();
      }
    },
  };
}

/** One material for all boxes of a line. */
function createMaterials(colorOf: (name: string) => string) {
  const known = new Map<
    number,
    { picture: HTMLCanvasElement; texture: CanvasTexture; material: MeshLambertMaterial }
  >();
  return {
    of(index: number): MeshLambertMaterial {
      const before = known.get(index);
      if (before) return before.material;
      const picture = document.createElement('canvas');
      const texture = new CanvasTexture(picture);
      texture.wrapS = RepeatWrapping;
      texture.wrapT = RepeatWrapping;
      texture.colorSpace = SRGBColorSpace;
      texture.anisotropy = 4;
      const material = new MeshLambertMaterial({ map: texture });
      known.set(index, { picture, texture, material });
      return material;
    },
    repaint() {
      for (const [index, { picture, texture }] of known) {
        paintPattern(picture, index, colorOf);
        texture.needsUpdate = true;
      }
    },
    dispose() {
      for (const { texture, material } of known.values()) {
        texture.dispose();
        material.dispose();
      }
    },
  };
}

/** A cuboid whose faces all show the pattern in one size. */
function tiledBox({ length, width, height }: Solid, tile: number): BoxGeometry {
  const geometry = new BoxGeometry(length, height, width);
  const faces = [
    [width, height],
    [length, width],
    [length, height],
  ] as const;
  const places = geometry.getAttribute('uv');
  for (let corner = 0; corner < places.count; corner += 1) {
    // Four corners a face, opposite faces after each other.
    const [across, down] = faces[Math.floor(corner / 8)] ?? faces[0];
    places.setXY(corner, (places.getX(corner) * across) / tile, (places.getY(corner) * down) / tile);
  }
  return geometry;
}
