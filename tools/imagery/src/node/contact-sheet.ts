import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { MODELS } from '../models/index.ts';
import { SCENES } from '../scenes/index.ts';
import { grid } from './encode.ts';
import { OUT, PICTURES } from './paths.ts';
import { slug } from './render.ts';
import { DETAILS, FRAMES } from './views.ts';

const label = (text: string, w: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="26"><text x="8" y="18" font-family="sans-serif" font-size="14" fill="#222">${text.replace(/&/g, '&amp;')}</text></svg>`,
  );

const cell = async (file: string, width: number, text: string): Promise<Buffer> =>
  sharp(await readFile(`${PICTURES}${file}`))
    .flatten({ background: '#dfe3e8' })
    .resize(width, Math.round(width * 0.75), { fit: 'contain', background: '#dfe3e8' })
    .composite([{ input: label(text, width), left: 0, top: 0 }])
    .png()
    .toBuffer();

interface Row {
  readonly file: string;
  readonly text: string;
}

async function save(name: string, rows: readonly Row[], width: number, columns: number) {
  const cells: Buffer[] = [];
  for (const r of rows)
    if (existsSync(`${PICTURES}${r.file}`)) cells.push(await cell(r.file, width, r.text));
  if (cells.length === 0) return [];
  await mkdir(OUT, { recursive: true });
  const file = `${OUT}sheet-${name}.webp`;
  await writeFile(file, await sharp(await grid(cells, columns)).webp({ quality: 80 }).toBuffer()); // oxfmt-ignore
  return [file];
}

/** Everything that has been rendered, small: models, colours, details, scenes, turns, 120 px test. */
export async function contactSheets(): Promise<string[]> {
  const lead = (m: (typeof MODELS)[number]) => `${m.id}/colours/${slug(m.colours[0].name)}.webp`;
  const made = [
    await save('models', MODELS.map((m) => ({ file: lead(m), text: m.name })), 480, 4), // oxfmt-ignore
    await save('sides', MODELS.map((m) => ({ file: `${m.id}/side.webp`, text: m.name })), 480, 4), // oxfmt-ignore
    await save('small', MODELS.map((m) => ({ file: `${m.id}/side.webp`, text: '' })), 120, 9), // oxfmt-ignore
    await save('shares', MODELS.map((m) => ({ file: `${m.id}/share.jpg`, text: m.name })), 360, 5), // oxfmt-ignore
    await save('scenes', SCENES.map((s) => ({ file: `scenes/${s.id}.webp`, text: s.id })), 480, 4), // oxfmt-ignore
    await save(
      'colours',
      MODELS.flatMap((m) =>
        m.colours.map((c) => ({
          file: `${m.id}/colours/${slug(c.name)}.webp`,
          text: `${m.name} - ${c.name}`,
        })),
      ),
      300,
      6,
    ),
    await save(
      'details',
      MODELS.flatMap((m) =>
        DETAILS.map((d) => ({ file: `${m.id}/details/${d}.webp`, text: `${m.name} - ${d}` })),
      ),
      300,
      DETAILS.length,
    ),
  ];
  for (const m of MODELS)
    made.push(
      await save(
        `turn-${m.id}`,
        Array.from({ length: FRAMES / 3 }, (_, i) => ({
          file: `${m.id}/turn/${String(i * 3).padStart(2, '0')}.avif`,
          text: String(i * 3),
        })),
        360,
        4,
      ),
    );
  return made.flat();
}
