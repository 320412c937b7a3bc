import { modelHash, readManifest, writeManifest } from './src/node/manifest.ts';
import { SCENES } from './src/scenes/index.ts';
const m = await readManifest();
for (const k of Object.keys(m)) {
  const [a, b] = k.split('/');
  const stale = (a === 'shine-100' || a === 'cbr-150r') && ['side', 'quarter', 'icon'].includes(b);
  if (stale) continue;
  const s = SCENES.find((x) => x.id === b);
  const h = a === 'scenes' ? await modelHash(s!.model, JSON.stringify(s)) : await modelHash(a);
  if (m[k].hash !== h) console.log('rehash', k);
  m[k] = { ...m[k], hash: h };
}
await writeManifest(m);
