import styles from './ComponentPage.module.css';
import { GALLERY_GROUPS } from './page/GalleryPage';
import { PAGES } from './page/pages';
import { CodeBlock } from './parts/CodeBlock';
import { InlineProse } from './parts/Prose';
import { hrefOf, type View } from './view/useView';

export function Overview({ view }: { readonly view: View }) {
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1>Components</h1>
        <div className={styles.lead}>
          <p>
            What Taskweave is made of, for its plugins. The shell brings the components at run time, so a
            plugin ships none of them, and looks at home in both themes, in both languages and in either
            direction.
          </p>
        </div>
        <CodeBlock code={"import { Button } from '@taskweave/ui/button';"} />
      </header>
      {GALLERY_GROUPS.map((group) => {
        const pages = PAGES.filter((page) => page.group === group);
        if (pages.length === 0) return null;
        return (
          <section key={group} className={styles.section} aria-labelledby={`all-${group}`}>
            <h2 id={`all-${group}`}>{group}</h2>
            <dl className={styles.cards}>
              {pages.map(({ slug, name, component }) => (
                <div key={slug}>
                  <dt>
                    <a href={hrefOf({ ...view, page: slug })}>{name}</a>
                  </dt>
                  <dd>
                    <InlineProse text={firstSentence(component.doc)} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        );
      })}
    </article>
  );
}

function firstSentence(doc: string): string {
  const line = doc.replaceAll(/\s+/g, ' ');
  return /^.*?\.(?= [A-Z`]|$)/.exec(line)?.[0] ?? line;
}
