import {
  articlesTexts as texts,
  type ArticleText,
} from '@dealership/shared/messages/public/articles.ts';
import styles from './articles.module.css';

/** A long text that people look something up in: contents beside it, each article's gist in front. */
export function Articles({ articles }: { articles: readonly ArticleText[] }) {
  return (
    <div className={styles.layout}>
      <nav className={styles.contents} aria-label={texts.contents}>
        <p className={styles.contentsHeading} aria-hidden="true">
          {texts.contents}
        </p>
        <ol>
          {articles.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.articles}>
        {articles.map(({ id, heading, short, paragraphs = [], list = [] }) => (
          <section key={id} id={id} tabIndex={-1} className={styles.article}>
            <h2>{heading}</h2>
            <p className={styles.short}>
              <strong>{texts.inShort}</strong> {short}
            </p>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {list.length > 0 && (
              <ul className={styles.list}>
                {list.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </div>
  );
}
