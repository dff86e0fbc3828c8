import { SelectField } from '@taskweave/ui/select-field';
import { TextField } from '@taskweave/ui/text-field';
import { useEffect, useRef, useState } from 'react';
import { ComponentPage } from './ComponentPage';
import styles from './Gallery.module.css';
import { Overview } from './Overview';
import { GALLERY_GROUPS } from './page/GalleryPage';
import { PAGES } from './page/pages';
import { Switches } from './Switches';
import { hrefOf, useView, type View } from './view/useView';

export function Gallery() {
  const view = useView();
  const main = useRef<HTMLElement>(null);
  const page = PAGES.find(({ slug }) => slug === view.page);
  const title = page?.name ?? 'Overview';

  useEffect(() => {
    document.title = `${title} – Components of Taskweave`;
    if (main.current !== null) main.current.scrollTop = 0;
    document.querySelector('nav [aria-current=page]')?.scrollIntoView({ block: 'nearest' });
  }, [title]);

  return (
    <div className={styles.app} lang="en" dir="ltr">
      <header className={styles.bar}>
        <a className={styles.brand} href={hrefOf({ ...view, page: '' })}>
          Taskweave <span>components</span>
        </a>
        <Switches view={view} />
      </header>
      <nav className={styles.nav} aria-label="Components">
        <Index view={view} />
      </nav>
      <div className={styles.choose}>
        <SelectField
          label="Component"
          isLabelHidden
          value={view.page}
          options={[
            { value: '', label: 'Overview' },
            ...GALLERY_GROUPS.flatMap((group) =>
              PAGES.filter((one) => one.group === group).map(({ slug, name }) => ({
                value: slug,
                label: name,
                group,
              })),
            ),
          ]}
          onChange={(next) => {
            location.hash = hrefOf({ ...view, page: next });
          }}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <main ref={main} className={styles.main} key={view.page} tabIndex={0}>
        {page ? <ComponentPage page={page} view={view} /> : <Overview view={view} />}
      </main>
    </div>
  );
}

function Index({ view }: { readonly view: View }) {
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const found = PAGES.filter(({ name }) => name.toLowerCase().includes(wanted));
  return (
    <>
      <div className={styles.find}>
        <TextField
          label="Find a component"
          isLabelHidden
          type="search"
          placeholder="Find a component"
          value={text}
          onChange={setText}
        />
      </div>
      {wanted === '' && <Links view={view} pages={[{ slug: '', name: 'Overview' }]} />}
      {GALLERY_GROUPS.map((group) => {
        const pages = found.filter((page) => page.group === group);
        if (pages.length === 0) return null;
        return (
          <div key={group}>
            <h2 id={`group-${group}`} className={styles.group}>
              {group}
            </h2>
            <Links view={view} pages={pages} labelledBy={`group-${group}`} />
          </div>
        );
      })}
      {found.length === 0 && (
        <p className={styles.none} role="status">
          No component has this name.
        </p>
      )}
    </>
  );
}

interface LinksProps {
  readonly view: View;
  readonly pages: readonly { readonly slug: string; readonly name: string }[];
  readonly labelledBy?: string;
}

function Links({ view, pages, labelledBy }: LinksProps) {
  return (
    // Within a `nav`, Safari keeps the list role of lists without bullets.
    <ul className={styles.links} aria-labelledby={labelledBy}>
      {pages.map(({ slug, name }) => (
        <li key={slug}>
          <a href={hrefOf({ ...view, page: slug })} aria-current={slug === view.page ? 'page' : undefined}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
