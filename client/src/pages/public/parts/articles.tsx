import type { PageSection } from '@dealership/shared';
import { articlesTexts as texts } from '@dealership/shared/texts/public/pages/articles.ts';
import { langOf } from '../../../lib/page/lang-of.ts';
import styles from './articles.module.css';

/** A long reference text: contents beside it, a summary before each article. */
export function Articles({ articles }: { articles: readonly PageSection[] }) {
  return (
    <div className={styles.layout}>
      <nav className={styles.contents} aria-label={texts.contents}>
        <p className={styles.contentsHeading} aria-hidden="true">
          {texts.contents}
        </p>
        <ol>
          {articles.map(({ id, heading }) => (
            <li key={id}>
              <a {...langOf(heading)} className="bare" href={`#${id}`}>
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.articles}>
        {articles.map(({ id, heading, inShort, blocks }) => (
          <section key={id} id={id} tabIndex={-1} className={styles.article}>
            <h2 {...langOf(heading)}>{heading}</h2>
            {inShort && (
              <p className={styles.short}>
                <strong>{texts.inShort}</strong> <span {...langOf(inShort)}>{inShort}</span>
              </p>
            )}
            {blocks.map((block, at) =>
              'text' in block ? (
                <p key={at} {...langOf(block.text)}>
                  {block.text}
                </p>
              ) : (
                <ul key={at} {...langOf(block.items.join())} className={styles.list}>
                  {block.items.map((parts, place) => (
                    <li key={place}>{parts.join(': ')}</li>
                  ))}
                </ul>
              ),
            )}
          </section>
        ))}
      </div>
    </div>
  );
}
