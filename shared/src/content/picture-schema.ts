import * as z from 'zod/mini';

/** What every answer with a picture has besides its path. */
export const pictureShape = {
  /** In pixels, as is `height`. */
  width: z.number(),
  height: z.number(),
  /** `#rrggbb` to show in its place until it has loaded. */
  placeholder: z.string(),
};

/** What screens need before a picture has loaded. */
export const pictureSchema = z.strictObject({
  /** Server-relative path that answers without a redirect. */
  path: z.string(),
  ...pictureShape,
});

export type Picture = z.infer<typeof pictureSchema>;
