/** Of a worker's failure. */
export const HEIC_WITHOUT_TILES = 'HEIC_WITHOUT_TILES';
