import { ConsentBanner } from './ConsentBanner.jsx';
import { NewsletterForm } from './NewsletterForm.jsx';
import { SearchBox } from './SearchBox.jsx';

const SECTIONS = ['artikel', 'kleinanzeigen', 'veranstaltungen', 'jobs'];

/** Page with header, search box, article with picture, newsletter form and consent banner. */
export function ArticlePage({ article }) {
  return (
    <>
      <header>
        <a href="/">Grünland</a>
        <nav>
          {SECTIONS.map((name) => (
            <a key={name} href={`/${name}`}>
              {name}
            </a>
          ))}
        </nav>
        <SearchBox />
      </header>
      <main>
        <article>
          <h1>{article.title}</h1>
          <img src="/picture.webp" alt="" width="800" height="450" fetchPriority="high" />
          {article.parts.map(({ tag: Tag, text }, index) => (
            <Tag key={index}>{text}</Tag>
          ))}
        </article>
        <NewsletterForm />
      </main>
      <ConsentBanner />
    </>
  );
}
