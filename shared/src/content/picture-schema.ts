import * as z from 'zod/mini';

/** What every answer with a picture tells besides its path. */
export const pictureShape = {
  /** In pixels, as is `height`. */
  width: z.number(),
  height: z.number(),
  /** `#rrggbb` to show in its place until it has loaded. */
  placeholder: z.string(),
};

/** What screens know of a picture before it has loaded. */
export const pictureSchema = z.strictObject({
  /** Server-relative path that answers as it stands. */
  path: z.string(),
  ...pictureShape,
});

export type Picture = z.infer<typeof pictureSchema>;
