/** The common ground of all frames: the lit paper of the page. */
const GROUND = [238, 232, 220] as const;
/** A strip at the left edge without any vehicle, as a share of the width. */
const EDGE = 0.02;
/** Share of the width and of the height over which it fades into the page. */
const FADE = { x: 0.11, y: 0.2 };
/** Below this brightness (of 255) it is not the backdrop of a studio. */
const DARKEST = 96;

/**
 * Puts a frame on the ground of the page. Frames have different backdrops, whose colour changes only from top to
 * bottom; dividing by the backdrop's colour keeps light and shadow. Towards its edges the frame fades.
 *
 * @returns whether it had a backdrop; without one, such as on a transparent ground, it stays as it is
 */
export function putOnGround({ data, width, height }: ImageData): boolean {
  const rows = Array.from({ length: height }, (_, y) => backdropOf(data, { y, width }));
  if (rows.flat().some((level) => level < DARKEST)) return false;
  const across = Array.from({ length: width }, (_, x) => fade(x / (width - 1), FADE.x));
  for (const [y, [red = 255, green = 255, blue = 255]] of rows.entries()) {
    const opacity = 255 * fade(y / (height - 1), FADE.y);
    const [toRed, toGreen, toBlue] = [GROUND[0] / red, GROUND[1] / green, GROUND[2] / blue];
    for (let x = 0, at = y * width * 4; x < width; x += 1, at += 4) {
      data[at] = (data[at] ?? 0) * toRed;
      data[at + 1] = (data[at + 1] ?? 0) * toGreen;
      data[at + 2] = (data[at + 2] ?? 0) * toBlue;
      data[at + 3] = (across[x] ?? 0) * opacity;
    }
  }
  return true;
}

/** Mean red, green, blue and opacity at the left edge of a row. */
function backdropOf(data: Uint8ClampedArray, { y, width }: { y: number; width: number }): number[] {
  const count = Math.ceil(width * EDGE);
  const start = y * width * 4;
  return [0, 1, 2, 3].map((channel) => {
    let sum = 0;
    for (let x = 0; x < count; x += 1) sum += data[start + x * 4 + channel] ?? 0;
    return sum / count;
  });
}

/** From 0 at both ends to 1 after a share of the way. */
function fade(at: number, share: number): number {
  const way = Math.min(1, Math.min(at, 1 - at) / share);
  return way * way * (3 - 2 * way);
}
