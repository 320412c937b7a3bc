/** The signs on the discs. Each is a constant of its own, so that a page imports only those it shows. */
export const rupeeGlyph = 'M7 4h10M7 9h10M7 4h3c6 0 6 9 0 9H7l7 7';
export const spannerGlyph =
  'M14.5 6.5a4 4 0 0 1 5.2-3.8l-2.6 2.6 1.6 1.6 2.6-2.6a4 4 0 0 1-5.3 4.7L7.5 17.5a2.1 2.1 0 0 1-3-3L13 6.5';
export const shieldGlyph = 'M12 3l7 2.5v6c0 4.5-3 8-7 9.5-4-1.5-7-5-7-9.5v-6zM8.5 12l2.5 2.5 4.5-5';
export const calendarGlyph = 'M5 6h14v14H5zM5 10h14M9 4v4M15 4v4M9 15l2 2 4-4';
export const phoneGlyph =
  'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 6a2 2 0 0 1 2-2';
export const pinGlyph =
  'M12 21c4-5 7-8.1 7-11.5A7 7 0 0 0 5 9.5C5 12.9 8 16 12 21zM12 12.2a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4';
export const speechGlyph = 'M4 5h16v11H10l-5 4v-4H4zM8 9h8M8 12h5';
export const hillsGlyph = 'M2 19l6-10 4 6 3-5 7 9zM17 5.5h.01';
export const sheetGlyph = 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6';
export const lockGlyph = 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 15v2';
export const starGlyph =
  'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9L3.5 9.7l5.9-.8z';
