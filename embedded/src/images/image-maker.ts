import { createHash } from 'node:crypto';
import type { DiskCache } from './disk-cache.ts';
import { getRenderCost } from './limit-work.ts';
import { RenderBudgetSpentError } from './render-budget.ts';
import { QueueFullError, TaskQueue } from './task-queue.ts';
import type { PictureCatalogue } from './picture-catalogue.ts';
import { getDrawingScale, scaleGeometry, scaleSize } from './render/drawing-scale.ts';
import { rasterise } from './render/rasterise.ts';
import { renderVariant } from './render/render-variant.ts';
import { SingleFlight } from './single-flight.ts';
import type { Picture, Variant } from './variant.ts';

/**
 * Version of the rendering code, part of all cache keys. Change the version when the code renders a
 * request differently than before.
 */
const RENDERING_VERSION = '7';

/**
 * Cost (see `getRenderCost`) from which a variant counts as slow. Rendering such a variant takes
 * half a second or more. Slow variants are rendered one at a time, so that ordinary pictures never
 * wait for several of them.
 */
const SLOW_RENDER_COST = 10;
/** Maximum number of slow variants that wait; a request for another one gets status 503. */
const MAX_WAITING_SLOW_VARIANTS = 20;

/**
 * Renders originals and variants. Each original and each variant is rendered once and then cached
 * on disk.
 */
export class ImageMaker {
  readonly #pictures: PictureCatalogue;
  readonly #cache: DiskCache;
  readonly #queue: TaskQueue;
  readonly #slowQueue = new TaskQueue(1, MAX_WAITING_SLOW_VARIANTS);
  readonly #onError: (error: unknown) => void;
  readonly #runningOriginals = new SingleFlight<Buffer>();
  readonly #runningVariants = new SingleFlight<Buffer>();

  /**
   * @param onError Called when a rendered picture could not be cached or a picture could not be
   *   rendered in the background. The response still contains a picture.
   */
  constructor(
    pictures: PictureCatalogue,
    cache: DiskCache,
    queue: TaskQueue,
    onError: (error: unknown) => void,
  ) {
    this.#pictures = pictures;
    this.#cache = cache;
    this.#queue = queue;
    this.#onError = onError;
  }

  /** Returns the key under which a rendered picture is cached. The same key is its entity tag. */
  getKey(picture: Picture, getVariant?: Variant): string {
    const { revision } = this.#pictures;
    const keyParts = [
      RENDERING_VERSION,
      revision,
      picture.name,
      getVariant?.operations ?? '',
      getVariant?.format ?? '',
    ];
    const hash = createHash('sha256').update(JSON.stringify(keyParts)).digest('hex').slice(0, 32);
    return `${hash}.${getVariant?.format ?? 'original'}`;
  }

  /** @throws {QueueFullError} when too many pictures are waiting */
  async renderOriginal(picture: Picture): Promise<Buffer> {
    const key = this.getKey(picture);
    const cachedImage = await this.#cache.get(key);
    return (
      cachedImage ??
      this.#runningVariants.run(key, () => this.#queue.run(() => this.#getSourceImage(picture, 1)))
    );
  }

  /**
   * @param admitRender Called before a variant is rendered, unless it is cached or being rendered.
   *   If it throws, the variant is not rendered.
   * @throws {QueueFullError} when too many pictures are waiting
   */
  async getVariant(
    picture: Picture,
    getVariant: Variant,
    admitRender: () => void,
  ): Promise<Buffer> {
    const key = this.getKey(picture, getVariant);
    const cachedVariant = await this.#cache.get(key);
    if (cachedVariant) return cachedVariant;
    return this.#runningVariants.run(key, async () => {
      admitRender();
      const runRender = () => this.#queue.run(() => this.#renderAndCache(key, picture, getVariant));
      const { operations, geometry, format } = getVariant;
      return getRenderCost(geometry, operations, format) < SLOW_RENDER_COST
        ? runRender()
        : this.#slowQueue.run(runRender);
    });
  }

  /**
   * Returns a variant if it is ready. Otherwise starts rendering it in the background, unless too
   * many pictures are waiting or `admitRender` throws, and returns undefined.
   */
  async getReadyVariant(
    picture: Picture,
    variant: Variant,
    admitRender: () => void,
  ): Promise<Buffer | undefined> {
    const cachedVariant = await this.#cache.get(this.getKey(picture, variant));
    if (cachedVariant) return cachedVariant;
    void this.getVariant(picture, variant, admitRender).catch((error: unknown) => {
      const isRefused = error instanceof QueueFullError || error instanceof RenderBudgetSpentError;
      if (!isRefused) this.#onError(error);
    });
    return undefined;
  }

  async #renderAndCache(key: string, picture: Picture, getVariant: Variant): Promise<Buffer> {
    const { operations, geometry, format } = getVariant;
    const scale = picture.load ? 1 : getDrawingScale(geometry);
    const sourceImage = await this.#getSourceImage(picture, scale);
    const scaledGeometry = scaleGeometry(geometry, picture.size, scale);
    const bytes = await renderVariant(sourceImage, operations, scaledGeometry, format);
    await this.#cache.put(key, bytes).catch(this.#onError);
    return bytes;
  }

  /**
   * Returns the picture from which a variant is made: a stored picture, or a drawing at the given
   * scale. Does not use the queue, because its callers are tasks of the queue: a task that waits
   * for another task could wait forever.
   */
  async #getSourceImage(picture: Picture, scale: number): Promise<Buffer> {
    if (picture.load) return picture.load();
    const key = scale === 1 ? this.getKey(picture) : `${this.getKey(picture)}-${scale}`;
    const cachedImage = await this.#cache.get(key);
    if (cachedImage) return cachedImage;
    return this.#runningOriginals.run(key, async () => {
      const drawingSvg = this.#pictures.draw(picture.name);
      if (drawingSvg === undefined) throw new Error(`no picture ${picture.name}`);
      const bytes = await rasterise(drawingSvg, scaleSize(picture.size, scale));
      await this.#cache.put(key, bytes).catch(this.#onError);
      return bytes;
    });
  }
}
