import './ui/tokens.css';
import './ui/base.css';
import { afterPaint } from './lib/after-paint.ts';
import { guardDrawnDesk } from './lib/drawn-desk.ts';

guardDrawnDesk();
afterPaint(() => import('./app/admin-start.tsx'));
