import { expect, type Page, type Route } from '@playwright/test';

/** A file as `setInputFiles` takes it. */
interface InputFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A red PNG of 64 x 36 pixels. */
const RED =
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAAAkCAIAAAC2bqvFAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAaUlEQVRYhe2SQQkAQRDDKuGU1L+EyFoP9wkDhQhIQ8PX00Q3YAOqV2QX6l2iG7AB1SuyC/Uu0Q3YgOoV2YV6l+gGbED1iuxCvUt0AzagekV2od4lugEbUL0iu1DvEt2ADahekV2oesjfPKTJNoj+tDv6AAAAAElFTkSuQmCC';

export function pictureFile(name: string): InputFile {
  return { name, mimeType: 'image/png', buffer: Buffer.from(RED, 'base64') };
}

/** Holds back the answer about a picture until the returned function is called. */
export async function holdWords(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route('**/api/pictures/*', (route) => void held.push(route));
  return async () => {
    await expect.poll(() => held.length).toBe(1);
    const saved = page.waitForResponse(/\/api\/pictures\/\d+$/);
    await held[0]?.continue();
    await saved;
    await page.unroute('**/api/pictures/*');
  };
}
