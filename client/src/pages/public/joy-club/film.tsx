import { useState } from 'react';
import { focusNow } from '../../../lib/browser/focus-now.ts';
import { filmFrame } from '../../../lib/page/frames.ts';
import { joyClubTexts } from '@dealership/shared/texts/public/pages/joy-club.ts';
import styles from './film.module.css';

const texts = joyClubTexts.video;

/** The club's video behind a drawn poster: nothing is fetched from another site until a visitor plays it. */
export function Film() {
  const [isPlaying, setIsPlaying] = useState(false);
  return (
    <figure>
      <div className={styles.screen}>
        {isPlaying ? (
          <iframe
            // The button that had the focus is gone.
            ref={focusNow}
            className={styles.frame}
            src={filmFrame()}
            title={texts.title}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <button type="button" className={styles.poster} onClick={() => setIsPlaying(true)}>
            <Poster />
            <span className={styles.play}>
              <svg
                viewBox="0 0 24 24"
                width="28"
                height="28"
                fill="currentColor"
                aria-hidden="true"
              >
                <path d="M7 4l14 8-14 8z" />
              </svg>
              {texts.play}
            </span>
          </button>
        )}
      </div>
      <figcaption className={styles.note}>{texts.note}</figcaption>
    </figure>
  );
}

/** Early on a Sunday: the sun over the hills, the road, and two riders. */
function Poster() {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 640 360"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="film-sky" x2="0" y2="1">
          <stop stopColor="#2f4a56" />
          <stop offset=".55" stopColor="#d9a46a" />
          <stop offset="1" stopColor="#f2d9ab" />
        </linearGradient>
      </defs>
      <path fill="url(#film-sky)" d="M0 0h640v360H0z" />
      <circle cx="430" cy="176" r="46" fill="#fdf0d2" />
      <path
        fill="#8d8f8a"
        d="M0 190l70-44 46 22 82-70 60 62 52-30 74 56 66-34 84 40 106-52v220H0z"
      />
      <path fill="#4d5c52" d="M0 232c70-26 120-8 190-22s120-34 200-10 150-14 250 10v150H0z" />
      <path fill="#2c3530" d="M0 274c110-30 230-6 330-14s200-24 310 4v96H0z" />
      <path fill="#1b1d1f" d="M640 292c-120-14-236 6-330 14-60 6-96 14-120 54h450z" />
      <path
        stroke="#f5f1e8"
        strokeWidth="4"
        strokeDasharray="26 22"
        fill="none"
        d="M640 322c-120-10-210 0-290 14-36 6-54 12-70 24"
      />
      <g fill="none" stroke="#0f1011" strokeWidth="5">
        <g id="film-rider">
          <circle cx="424" cy="280" r="12" />
          <circle cx="470" cy="280" r="12" />
          <path
            fill="#0f1011"
            d="M424 280l14-20h22l10 20M438 262c-8-4-12-4-20-3M460 260l-6-10h8M438 260c-2-16 4-22 12-22l10 14"
          />
          <circle cx="453" cy="232" r="6" fill="#0f1011" />
        </g>
        <use href="#film-rider" x="92" y="6" />
      </g>
    </svg>
  );
}
