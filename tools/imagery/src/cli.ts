/** The tool's command line; see README.md. */
import { parseArgs } from 'node:util';
import { MODELS } from './models/index.ts';
import { draftAccessories, renderAccessories } from './node/accessories.ts';
import { closeBrowser } from './node/browser.ts';
import { check, checkColours } from './node/check.ts';
import { contactSheets } from './node/contact-sheet.ts';
import { draft } from './node/draft.ts';
import { drawNames, drawPosters } from './node/lettering.ts';
import { compareOutlines, type Mask } from './node/outline.ts';
import { drawn, folderMegabytes } from './node/pictures.ts';
import { plan, render } from './node/render.ts';
import { chooseScenes, renderScene } from './node/scenes.ts';
import { KINDS, type Kind } from './node/views.ts';

const USAGE = `usage:
  draft MODEL[,MODEL|all] [--angle 0,-35] [--colour 0] [--size 400] [--rays 0] [--columns N] [--name FILE]
        an angle may go on with :distance:targetY:targetX:elevation, or be the name of a close-up
  render MODEL[,MODEL]|all [--only ${KINDS.join(',')}] [--force]
  scenes [ID|all] [--draft] [--force]   banners and gallery pictures
  accessories [ID|all] [--draft] [--force]   studio pictures of the parts alone
  names             every model's name in the site's display type
  posters           pictures with lettering; after the vehicles and scenes they show
  check [MODEL]     meshes and colour names against sheets and catalogue, no browser
  sheet             contact sheets of what has been rendered
  all [--force]     check, then everything above that has changed, in one run
  list`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: {
    angle: { type: 'string', default: '0,-35' },
    colour: { type: 'string', default: '0' },
    size: { type: 'string', default: '400' },
    rays: { type: 'string', default: '0' },
    columns: { type: 'string' },
    name: { type: 'string' },
    only: { type: 'string' },
    force: { type: 'boolean', default: false },
    draft: { type: 'boolean', default: false },
  },
});
const [command = '', subject = 'all'] = positionals;

const chosen = () => {
  if (subject === 'all') return [...MODELS];
  return subject.split(',').map((id) => {
    const m = MODELS.find((x) => x.id === id);
    if (!m) throw new Error(`no model ${id}; there are: ${MODELS.map((x) => x.id).join(' ')}`);
    return m;
  });
};

const isKind = (k: string): k is Kind => (KINDS as readonly string[]).includes(k);

function checkModels(): void {
  let bad = 0;
  const masks: { id: string; family: string; mask: Mask }[] = [];
  for (const m of chosen()) {
    const r = check(m);
    const faults = [...r.faults, ...checkColours(m)];
    console.log(
      faults.length ? 'FAULT' : 'ok   ',
      r.id.padEnd(16),
      r.size.map((v) => v.toFixed(0)).join(' x '),
      `${r.milliseconds} ms`,
      faults.join('; '),
    );
    bad += faults.length;
    if (m.family) masks.push({ id: m.id, family: m.family, mask: r.mask });
  }
  const { table, alike } = compareOutlines(masks);
  if (table) console.log(`outlines differ by %, ! = too much alike:\n${table}`);
  process.exitCode = bad + alike ? 1 : 0;
}

/** What draws the whole set, in the order in which one needs the other. */
const DRAW = {
  render: async () => {
    const kinds = values.only ? values.only.split(',').filter(isKind) : KINDS;
    const jobs = await Promise.all(chosen().map((m) => plan(m, kinds, values.force)));
    for (const job of jobs) await render(job);
  },
  scenes: async () => {
    for (const s of chooseScenes(subject))
      if (!(await renderScene(s, values.force, values.draft))) console.log(s.id, 'unchanged');
  },
  accessories: async () => {
    if (values.draft) console.log(await draftAccessories(subject));
    else await renderAccessories(subject, values.force);
  },
  names: () => drawNames(chosen()),
  posters: drawPosters,
  sheet: async () => {
    for (const file of await contactSheets()) console.log(file);
  },
};

async function drawAll(): Promise<void> {
  const start = Date.now();
  checkModels();
  if (process.exitCode) return;
  for (const [kind, draw] of Object.entries(DRAW)) {
    const before = drawn.pictures;
    await draw();
    console.log(`${kind}: ${drawn.pictures - before} pictures drawn`);
  }
  console.log(
    `all: ${drawn.pictures} pictures drawn, ${(await folderMegabytes()).toFixed(1)} MB in all,`,
    `${((Date.now() - start) / 60_000).toFixed(1)} minutes`,
  );
}

const COMMANDS: Readonly<Record<string, () => void | Promise<void>>> = {
  ...DRAW,
  all: drawAll,
  check: checkModels,
  draft: async () => {
    console.log(
      await draft({
        models: chosen().map((m) => m.id),
        views: values.angle.split(','),
        colours: values.colour.split(',').map(Number),
        width: Number(values.size),
        rays: Number(values.rays),
        columns: values.columns ? Number(values.columns) : undefined,
        file: values.name,
      }),
    );
  },
  list: () => {
    for (const m of MODELS) console.log(m.id.padEnd(16), m.class.padEnd(18), m.name);
  },
};

if (command in COMMANDS)
  try {
    await COMMANDS[command]();
  } finally {
    await closeBrowser();
  }
else {
  console.log(USAGE);
  process.exitCode = command ? 1 : 0;
}
