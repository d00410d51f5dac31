/** The part of a map that is seen: moved by dragging, pinching, the wheel, keys or buttons. */
export class MapWindow {
  static readonly MOST = 6;

  scale = $state(1);
  x = $state(0);
  y = $state(0);
  readonly #width: number;
  readonly #height: number;
  readonly #pad: number;
  #fingers: { readonly id: number; readonly x: number; readonly y: number }[] = [];
  /** Whether the present touch has moved the map, so that its end is no tap. */
  dragged = false;

  constructor(width: number, height: number, pad: number) {
    this.#width = width + 2 * pad;
    this.#height = height + 2 * pad;
    this.#pad = pad;
  }

  get viewBox(): string {
    const width = this.#width / this.scale;
    const height = this.#height / this.scale;
    return `${this.x - this.#pad} ${this.y - this.#pad} ${width} ${height}`;
  }

  /** Zooms by a factor, keeping a point still; it is given as shares of the width and height seen. */
  zoom(factor: number, across = 0.5, down = 0.5): void {
    const scale = Math.min(Math.max(this.scale * factor, 1), MapWindow.MOST);
    this.x += across * this.#width * (1 / this.scale - 1 / scale);
    this.y += down * this.#height * (1 / this.scale - 1 / scale);
    this.scale = scale;
    this.#keepIn();
  }

  /** Moves the window by shares of what is seen. */
  pan(across: number, down: number): void {
    this.x += (across * this.#width) / this.scale;
    this.y += (down * this.#height) / this.scale;
    this.#keepIn();
  }

  /** Shows a part of the map with some land around it, as large as it fits. */
  fit(left: number, top: number, right: number, bottom: number): void {
    const margin = 0.12 * this.#width;
    const wide = right - left + 2 * margin;
    const high = bottom - top + 2 * margin;
    this.scale = Math.min(Math.max(Math.min(this.#width / wide, this.#height / high), 1), 3);
    this.x = (left + right) / 2 + this.#pad - this.#width / this.scale / 2;
    this.y = (top + bottom) / 2 + this.#pad - this.#height / this.scale / 2;
    this.#keepIn();
  }

  /** Where a point of the map is seen, as shares of the width and height seen. */
  seen(x: number, y: number): { readonly across: number; readonly down: number } {
    return {
      across: ((x + this.#pad - this.x) * this.scale) / this.#width,
      down: ((y + this.#pad - this.y) * this.scale) / this.#height,
    };
  }

  reset(): void {
    this.scale = 1;
    this.x = this.y = 0;
  }

  pointerDown(event: PointerEvent): void {
    if (this.#fingers.length === 0) this.dragged = false;
    this.#fingers.push({ id: event.pointerId, x: event.clientX, y: event.clientY });
  }

  pointerMove(event: PointerEvent, box: DOMRect): void {
    const before = this.#fingers.find(({ id }) => id === event.pointerId);
    if (!before) return;
    const now = { id: event.pointerId, x: event.clientX, y: event.clientY };
    const other = this.#fingers.find(({ id }) => id !== event.pointerId);
    if (other) {
      const factor =
        Math.hypot(now.x - other.x, now.y - other.y) /
        (Math.hypot(before.x - other.x, before.y - other.y) || 1);
      this.zoom(
        factor,
        ((now.x + other.x) / 2 - box.left) / box.width,
        ((now.y + other.y) / 2 - box.top) / box.height,
      );
      this.dragged = true;
    } else {
      // A finger never lies quite still: a small tremble is no drag.
      if (!this.dragged && Math.hypot(now.x - before.x, now.y - before.y) < 5) return;
      this.dragged = true;
      this.pan((before.x - now.x) / box.width, (before.y - now.y) / box.height);
    }
    this.#fingers = this.#fingers.map((finger) => (finger.id === now.id ? now : finger));
  }

  pointerUp(event: PointerEvent): void {
    this.#fingers = this.#fingers.filter(({ id }) => id !== event.pointerId);
  }

  #keepIn(): void {
    this.x = Math.min(Math.max(this.x, 0), this.#width * (1 - 1 / this.scale));
    this.y = Math.min(Math.max(this.y, 0), this.#height * (1 - 1 / this.scale));
  }
}
