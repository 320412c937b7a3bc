import './ui/tokens.css';
import './ui/base.css';
import { afterPaint } from './lib/after-paint.ts';

afterPaint(() => import('./main.tsx'));
