import { untilDone } from './until-done.ts';

/** Browsers translate a page once it is loaded: what keeps it right is fetched beside the page's own code. */
export function startKeepingTranslated(): void {
  const load = () => import('./keep-translated.ts');
  void untilDone(load, { reloadAfter: Infinity }).then(({ keepTranslated }) => keepTranslated());
}
