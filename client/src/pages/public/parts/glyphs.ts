/** Signs on discs that are no icons. Each is a constant of its own, so that a page imports only those it shows. */
export const spannerGlyph =
  'M14.5 6.5a4 4 0 0 1 5.2-3.8l-2.6 2.6 1.6 1.6 2.6-2.6a4 4 0 0 1-5.3 4.7L7.5 17.5a2.1 2.1 0 0 1-3-3L13 6.5';
export const calendarGlyph = 'M5 6h14v14H5zM5 10h14M9 4v4M15 4v4M9 15l2 2 4-4';
export const hillsGlyph = 'M2 19l6-10 4 6 3-5 7 9zM17 5.5h.01';
export const lockGlyph = 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 15v2';
export const starGlyph =
  'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9L3.5 9.7l5.9-.8z';
