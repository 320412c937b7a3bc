import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { byLocale, pathIn, textsIn, type Locale, type Messages } from '@dealership/shared';
import { ConfigError, readConfig, type Config } from '../../config.ts';
import { holdFile } from '../../db/engines/hold-file.ts';
import { migrate } from '../../db/migrate.ts';
import { openDatabase } from '../../db/open-database.ts';
import { readBuiltInPictures } from '../../storage/built-in-pictures.ts';
import { colleagues, demoPassword } from './colleagues.ts';
import { fillMonth } from './fill-month.ts';

/** Separate from the data of a real dealership. */
const FOLDER = path.resolve('data', 'demo');

const USUAL_PORT = '3100';

export interface Demo {
  config: Config;
  /** HTML at the top of every page, of the site and of the back office. */
  banners: Readonly<Record<Locale, ReturnType<typeof bannersOf>>>;
  /** For the terminal. */
  lines: string[];
}

/**
 * Makes new data for the demo: its database, uploads and secret are its own, and it ignores the environment, so that
 * it sends no messages.
 *
 * @param port 0: any free one
 * @throws {ConfigError} when another demo runs from this folder
 */
export async function openDemo(port = USUAL_PORT): Promise<Demo> {
  // A real database may be put into this folder later: it is private from the start.
  mkdirSync(path.dirname(FOLDER), { recursive: true, mode: 0o700 });
  if (!holdFile(`${FOLDER}.lock`)) {
    throw new ConfigError(
      'The demo is already running. Stop it first, even to use another port: each start makes new data.',
    );
  }
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { mode: 0o700 });
  const config = readConfig({
    PORT: port,
    // Not localhost, whose cookies belong to a real back office at another port. With any free port the address is not
    // known yet.
    SITE_URL: port === '0' ? undefined : `http://127.0.0.1:${port}`,
    DATABASE_URL: `sqlite:${path.join(FOLDER, 'dealership.db')}`,
    UPLOADS_DIR: path.join(FOLDER, 'uploads'),
    LOG_LEVEL: 'warn',
  });
  await migrate(config.database);
  const db = openDatabase(config.database);
  try {
    await fillMonth(db, { now: Date.now(), pictures: readBuiltInPictures() });
  } finally {
    await db.destroy();
  }
  return { config: { ...config, isDemo: true }, banners: byLocale(bannersOf), lines: signIns() };
}

/**
 * Not in the client's styles, which every visitor fetches. Elements with a fixed place in the window do not expect a
 * banner: the rail of links to other sites moves down, and the banner hides while a menu is open. The link that skips
 * it takes the place of the page's own, and is hidden where there is nothing to skip to, as above the sign-in form. The
 * list of people appears with the form that it fills in.
 */
const style =
  '.demo{padding-inline:var(--space-16);background:var(--ink);color:var(--on-ink);font-size:.875rem;line-height:2rem}.demo p{margin:0}body:has(#root header) .demo details,body:has([data-look=drawer]) .demo{display:none}body:not(:has(input[autocomplete=current-password])) .demo details{visibility:hidden}.demo button{padding:0;border:0;background:none;color:inherit;font:inherit;text-decoration:underline}.demo :is(th,td){padding-inline-end:var(--space-16);text-align:start}.demo-skip{position:fixed;z-index:40;top:4px;left:4px;padding:var(--space-8) var(--space-16);background:var(--surface);color:var(--ink)}.demo-skip:not(:focus){transform:translateY(-200%)}body:not(:has(#content,#screen)) .demo-skip,#root a:is([href="#content"],[href="#screen"]){display:none}@media (width >= 48em){#root nav>details[open]:has(a[data-mark]){top:12rem}}@media print{.demo{display:none}}';

/** Choosing a person from the list fills in the sign-in form. */
const script = `addEventListener('click', ({ target }) => {
  const person = target.closest('.demo [data-user]');
  const fill = (name, value) => {
    const field = document.querySelector('input[autocomplete=' + name + ']');
    // React only notices a value that is set with the prototype's setter.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  if (!person) return;
  fill('username', person.dataset.user);
  fill('current-password', '${demoPassword}');
  person.closest('details').open = false;
  document.querySelector('main form [type=submit]').focus();
});`;

function bannersOf(locale: Locale) {
  const { demo: texts } = textsIn(locale);
  const rows = colleagues.map((colleague) => {
    const { userId, name, role } = colleague;
    return `<tr><td><button type="button" data-user="${userId}">${userId}</button><td>${name}<td>${texts.roles[role]}`;
  });
  const link = (href: string, text: string) => `<a href="${href}">${text}</a>`;
  return {
    style,
    script,
    site: bannerOf(texts, 'content', `${texts.site} ${link('/admin', texts.toOffice)}`),
    office: bannerOf(
      texts,
      'screen',
      `${texts.office} ${link(pathIn(locale, '/'), texts.toSite)}`,
      `<details><summary>${texts.signIn}</summary><p>${texts.choose} <code>${demoPassword}</code></p><table><thead><tr><th scope="col">${texts.userId}<th scope="col">${texts.userName}<th scope="col">${texts.role}</thead><tbody>${rows.join('')}</table></details>`,
    ),
  };
}

/** @param content id of the element that the first Tab, and then Enter, leads to */
function bannerOf(texts: Messages['demo'], content: string, text: string, more = ''): string {
  return `<a class="demo-skip" href="#${content}">${texts.skip}</a><aside class="demo" aria-label="${texts.name}"><p><strong>${texts.name}</strong> ${text}</p>${more}</aside>`;
}

function signIns(): string[] {
  return [
    `All people and enquiries are made up, and nothing is sent. Sign in with ${demoPassword} as`,
    ...colleagues.map(({ userId, name, role }) => `  ${userId.padEnd(9)} ${name}, ${role}`),
  ];
}
