/** Widths of the one picture that a phone fetches for the home page, in pixels; a wider one would exceed its 45 KB. */
export const stillWidths = [480, 640, 960] as const;
