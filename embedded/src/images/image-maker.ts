import { createHash } from 'node:crypto';
import type { PictureSize } from './asset-address.ts';
import type { DiskCache } from './disk-cache.ts';
import type { TaskQueue } from './task-queue.ts';
import type { Operations, OutputFormat } from './path/operations.ts';
import type { PictureCatalogue } from './picture-catalogue.ts';
import { drawingScale, scaledGeometry, scaledSize } from './render/drawing-scale.ts';
import type { Geometry } from './render/plan-geometry.ts';
import { rasterise } from './render/rasterise.ts';
import { renderVariant } from './render/render-variant.ts';
import { SingleFlight } from './single-flight.ts';

export interface Picture {
  readonly name: string;
  readonly size: PictureSize;
  /** Reads a stored picture. If absent, the picture is drawn. */
  readonly load?: () => Promise<Buffer>;
  /** Format of the original if it is not JPEG. */
  readonly format?: 'png';
}

export interface Variant {
  readonly operations: Operations;
  readonly geometry: Geometry;
  readonly format: OutputFormat;
}

/** Version of the rendering code. Change it when the same request would produce other bytes. */
const RECIPE = '4';

/** Renders originals and variants once and caches them on disk. */
export class ImageMaker {
  readonly #pictures: PictureCatalogue;
  readonly #cache: DiskCache;
  readonly #jobs: TaskQueue;
  readonly #onDiskError: (error: unknown) => void;
  readonly #originals = new SingleFlight<Buffer>();
  readonly #answers = new SingleFlight<Buffer>();

  /**
   * @param onDiskError called when a picture could not be cached; the picture is sent anyway
   */
  constructor(
    pictures: PictureCatalogue,
    cache: DiskCache,
    jobs: TaskQueue,
    onDiskError: (error: unknown) => void,
  ) {
    this.#pictures = pictures;
    this.#cache = cache;
    this.#jobs = jobs;
    this.#onDiskError = onDiskError;
  }

  /** Cache key of a response, also used as its entity tag. */
  keyOf(picture: Picture, variant?: Variant): string {
    const { revision } = this.#pictures;
    const source = [
      RECIPE,
      revision,
      picture.name,
      variant?.operations ?? '',
      variant?.format ?? '',
    ];
    const hash = createHash('sha256').update(JSON.stringify(source)).digest('hex').slice(0, 32);
    return `${hash}.${variant?.format ?? 'original'}`;
  }

  /** @throws {QueueFull} when too many pictures are waiting */
  async original(picture: Picture): Promise<Buffer> {
    const key = this.keyOf(picture);
    const kept = await this.#cache.get(key);
    return kept ?? this.#answers.run(key, () => this.#jobs.run(() => this.#source(picture, 1)));
  }

  /** @throws {QueueFull} when too many pictures are waiting */
  async variant(picture: Picture, variant: Variant): Promise<Buffer> {
    const key = this.keyOf(picture, variant);
    const kept = await this.#cache.get(key);
    if (kept) return kept;
    return this.#answers.run(key, () =>
      this.#jobs.run(() => this.#rendered(key, picture, variant)),
    );
  }

  async #rendered(key: string, picture: Picture, variant: Variant): Promise<Buffer> {
    const { operations, geometry, format } = variant;
    const scale = picture.load ? 1 : drawingScale(geometry);
    const source = await this.#source(picture, scale);
    const scaled = scaledGeometry(geometry, picture.size, scale);
    const bytes = await renderVariant(source, operations, scaled, format);
    await this.#cache.put(key, bytes).catch(this.#onDiskError);
    return bytes;
  }

  /**
   * Source of a variant: a stored picture, or a drawing at the given scale. Runs inside the queue
   * slot of the calling task, so that tasks never wait for each other.
   */
  async #source(picture: Picture, scale: number): Promise<Buffer> {
    if (picture.load) return picture.load();
    const key = scale === 1 ? this.keyOf(picture) : `${this.keyOf(picture)}-${scale}`;
    const kept = await this.#cache.get(key);
    if (kept) return kept;
    return this.#originals.run(key, async () => {
      const svg = this.#pictures.draw(picture.name);
      if (svg === undefined) throw new Error(`no picture ${picture.name}`);
      const bytes = await rasterise(svg, scaledSize(picture.size, scale));
      await this.#cache.put(key, bytes).catch(this.#onDiskError);
      return bytes;
    });
  }
}
