import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { MODELS } from '../models/index.ts';
import { grid } from './encode.ts';
import { OUT } from './paths.ts';
import { slug } from './render.ts';

const label = (text: string, w: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="26"><text x="8" y="18" font-family="sans-serif" font-size="14" fill="#222">${text.replace(/&/g, '&amp;')}</text></svg>`,
  );

const cell = async (file: string, width: number, text: string): Promise<Buffer> =>
  sharp(await readFile(file))
    .flatten({ background: '#dfe3e8' })
    .resize(width, Math.round(width * 0.75))
    .composite([{ input: label(text, width), left: 0, top: 0 }])
    .png()
    .toBuffer();

/** All models at three-quarter, all colours, every third frame of each turn, and the 120 px test. */
export async function contactSheets(): Promise<string[]> {
  const made: string[] = [];
  const save = async (name: string, cells: Buffer[], columns: number) => {
    if (cells.length === 0) return;
    const file = `${OUT}sheet-${name}.webp`;
    await writeFile(
      file,
      await sharp(await grid(cells, columns))
        .webp({ quality: 80 })
        .toBuffer(),
    );
    made.push(file);
  };
  const have = (file: string) => existsSync(`${OUT}${file}`);
  const pick = async (kind: string, width: number, columns: number, name: string) => {
    const cells: Buffer[] = [];
    for (const m of MODELS) {
      const file = `${m.id}/${kind}-studio.webp`;
      if (have(file)) cells.push(await cell(`${OUT}${file}`, width, width > 200 ? m.name : ''));
    }
    await save(name, cells, columns);
  };
  await pick('quarter', 480, 4, 'models');
  await pick('side', 480, 4, 'sides');
  await pick('side', 120, 9, 'small');
  const colours: Buffer[] = [];
  for (const m of MODELS)
    for (const c of m.colours) {
      const file = `${m.id}/colour-${slug(c.name)}-quarter.webp`;
      if (have(file)) colours.push(await cell(`${OUT}${file}`, 300, `${m.name} - ${c.name}`));
    }
  await save('colours', colours, 6);
  for (const m of MODELS) {
    const frames: Buffer[] = [];
    for (let i = 0; i < 36; i += 3) {
      const file = `${m.id}/turn/${String(i).padStart(2, '0')}.avif`;
      if (have(file)) frames.push(await cell(`${OUT}${file}`, 360, `${i}`));
    }
    await save(`turn-${m.id}`, frames, 4);
  }
  return made;
}
