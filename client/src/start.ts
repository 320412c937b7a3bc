import './ui/tokens.css';
import './ui/languages/en.css';
import './ui/base.css';
import './app/site/parts.css';
import { afterPaint } from './lib/browser/after-paint.ts';
import { refetchStyles } from './lib/browser/refetch-styles.ts';

refetchStyles();
afterPaint(() => import('./main.tsx'));
