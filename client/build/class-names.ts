import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const client = path.resolve(import.meta.dirname, '..');

/** Classes and animations of a file of styles, without what its comments mention. */
const namesIn = (file: string) => [
  ...readFileSync(file, 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi),
];

/** Styles of the home page and of most others: their names stay as short as they are, however many others there are. */
const isOfHome = (file: string) =>
  /^src[\\/](app|ui|pages[\\/]public[\\/]home|features[\\/]enquiries)[\\/]/.test(file);

/** Each name of each CSS module, in the order of their files: `src/ui/tabs.module.css:list`. */
const all = new Set(
  readdirSync(path.join(client, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => path.join('src', file))
    .toSorted()
    .toSorted((a, b) => Number(isOfHome(b)) - Number(isOfHome(a)))
    .flatMap((file) => namesIn(path.join(client, file)).map(([, name]) => `${file}:${name}`)),
);

const short = new Map([...all].map((name, index) => [name, `c${index.toString(36)}`]));

/**
 * Short names for CSS modules, since every class is in the document, in its styles and in the script: numbers of two
 * letters save 570 bytes of the home page beside names that are five letters of a hash. They depend on the files alone,
 * so that the prerendered markup and the browser's scripts, which come from two builds, agree. A class that was added
 * while the development server runs keeps its own name.
 */
export function scopedClassName(name: string, file: string): string {
  const source = path.relative(client, file.split('?')[0] ?? file);
  return short.get(`${source}:${name}`) ?? `c-${path.basename(source, '.module.css')}-${name}`;
}
