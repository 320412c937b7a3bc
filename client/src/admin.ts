import './ui/tokens.css';
import './ui/languages/en.css';
import './ui/dense.css';
import './ui/base.css';
import './ui/parts.css';
import './ui/boxes.css';
import { afterPaint } from './lib/browser/after-paint.ts';
import { refetchStyles } from './lib/browser/refetch-styles.ts';
import { showScriptFace } from './lib/page/script-face.ts';

refetchStyles();
// The browser draws all of it later.
showScriptFace();
afterPaint(() => {
  const start = import('./app/admin-start.tsx');
  // The first formatters of a page take longest. They are made while the scripts are on their way.
  Intl.NumberFormat('en-IN').format(0);
  Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(0);
  return start;
});
