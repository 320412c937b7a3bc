import './ui/tokens.css';
import './ui/languages/en.css';
import './ui/dense.css';
import './ui/base.css';
import './ui/parts.css';
import './ui/boxes.css';
import { afterPaint } from './lib/browser/after-paint.ts';
import { refetchStyles } from './lib/browser/refetch-styles.ts';

refetchStyles();
afterPaint(() => import('./app/admin-start.tsx'));
