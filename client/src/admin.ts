import './ui/tokens.css';
import './ui/base.css';
import { afterPaint } from './lib/after-paint.ts';
import { guardDrawnDesk } from './lib/drawn-desk.ts';
import { refetchStyles } from './lib/refetch-styles.ts';

guardDrawnDesk();
refetchStyles();
afterPaint(() => import('./app/admin-start.tsx'));
