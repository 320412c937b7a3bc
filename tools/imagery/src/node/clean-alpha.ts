/** Steps of 1/255: three is not seen on white, and costs a third less than the exact shadow. */
const SHADOW_STEP = 3;
const EDGE_STEP = 16;
/** Colour of the contact shadow, see `contactShadow`. */
const SHADOW = [11, 12, 16] as const;

/**
 * Makes a transparent RGBA picture cheap to encode without loss of alpha, in place. The soft shadow
 * loses its noise and gets one colour and even steps; the edges of the machine get sixteen levels.
 */
export function cleanAlpha(data: Buffer, width: number, height: number): void {
  const n = width * height;
  const soft = shadowPixels(data, width, height);
  const smooth = blurWithin(data, soft, width, height, 0.6 + (3 * width) / 1280);
  for (let i = 0; i < n; i++) {
    const p = 4 * i;
    if (soft[i]) {
      data.set(SHADOW, p);
      data[p + 3] = Math.round(smooth[i] / SHADOW_STEP) * SHADOW_STEP;
    } else {
      const a = data[p + 3];
      // What the scaling filter left inside and outside of the edges.
      const even = Math.min(255, Math.round(a / EDGE_STEP) * EDGE_STEP);
      data[p + 3] = a >= 236 ? 255 : a <= 12 ? 0 : even;
    }
  }
}

/** Dark, half clear and not at the edge of the machine: black parts have such edges of their own. */
function shadowPixels(data: Buffer, width: number, height: number): Uint8Array {
  const n = width * height;
  const soft = new Uint8Array(n);
  for (let i = 0; i < n; i++) {
    const p = 4 * i;
    const a = data[p + 3];
    if (a > 0 && a < 225 && data[p] < 70 && data[p + 1] < 70 && data[p + 2] < 76) soft[i] = 1;
  }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (data[4 * i + 3] < 225) continue;
      // Inside the machine there is nothing to take away.
      if (x > 0 && x < width - 1 && !soft[i - 1] && !soft[i + 1])
        if (y > 0 && y < height - 1 && !soft[i - width] && !soft[i + width]) continue;
      for (let v = Math.max(0, y - 2); v <= Math.min(height - 1, y + 2); v++)
        soft.fill(0, v * width + Math.max(0, x - 2), v * width + Math.min(width, x + 3));
    }
  return soft;
}

/** Alpha blurred over the marked pixels only, so that the machine's edge does not leak into it. */
function blurWithin(
  data: Buffer,
  mark: Uint8Array,
  width: number,
  height: number,
  sigma: number,
): Float32Array {
  const r = Math.ceil(sigma * 2);
  const kernel = Array.from({ length: 2 * r + 1 }, (_, i) =>
    Math.exp(-((i - r) ** 2) / (2 * sigma * sigma)),
  );
  const n = width * height;
  const value = new Float32Array(n);
  const weight = new Float32Array(n);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      for (let d = Math.max(-r, -x); d <= Math.min(r, width - 1 - x); d++) {
        if (!mark[i + d]) continue;
        value[i] += kernel[d + r] * data[4 * (i + d) + 3];
        weight[i] += kernel[d + r];
      }
    }
  const out = new Float32Array(n);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (!mark[i]) continue;
      let v = 0;
      let w = 0;
      for (let d = Math.max(-r, -y); d <= Math.min(r, height - 1 - y); d++) {
        v += kernel[d + r] * value[i + d * width];
        w += kernel[d + r] * weight[i + d * width];
      }
      out[i] = v / w;
    }
  return out;
}
