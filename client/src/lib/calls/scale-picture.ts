/** A picture as it is sent, and its size in pixels where this browser can read it. */
export interface ScaledPicture {
  file: Blob;
  size: { width: number; height: number } | undefined;
}

/** Quality of JPEG and WebP, from 0 to 1. */
const QUALITY = 0.9;

/**
 * Turns a photograph upright and scales it down, which also removes the place where it was taken. A format that this
 * browser cannot read, such as HEIC in most browsers, is sent as it is: the server does the same work.
 *
 * @param most the limit of the longer side, in pixels
 */
export async function scalePicture(file: Blob, most: number): Promise<ScaledPicture> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return { file, size: undefined };
  }
  const { width, height } = bitmap;
  try {
    const scale = Math.min(1, most / Math.max(width, height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    const context = canvas.getContext('2d');
    if (!context) return { file, size: { width, height } };
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    // JPEG has no transparency; a browser that cannot write WebP writes PNG.
    const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
    const scaled = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, type, QUALITY);
    });
    return { file: scaled ?? file, size: { width, height } };
  } finally {
    bitmap.close();
  }
}
