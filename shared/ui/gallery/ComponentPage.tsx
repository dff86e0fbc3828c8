import { I18nContext, i18nOfDocument } from '@taskweave/i18n/page/I18nContext';
import { Button } from '@taskweave/ui/button';
import { useState } from 'react';
import styles from './ComponentPage.module.css';
import type { FoundPage } from './page/pages';
import { CodeBlock } from './parts/CodeBlock';
import { Prose } from './parts/Prose';
import type { View } from './view/useView';

interface ComponentPageProps {
  readonly page: FoundPage;
  readonly view: View;
}

const NOW = new Date(2026, 10, 21, 10);

export function ComponentPage({ page, view: { lang, dir } }: ComponentPageProps) {
  const { layout = 'row', draw: Draw } = page;
  const [isCodeShown, setIsCodeShown] = useState(false);
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <p className={styles.group}>{page.group}</p>
        <h1>{page.name}</h1>
        <div className={styles.lead}>
          <Prose text={page.component.doc} />
        </div>
        <CodeBlock code={importOf(page)} />
      </header>
      <section className={styles.section} aria-labelledby="examples">
        <h2 id="examples">Examples</h2>
        <div className={styles.stage} data-layout={layout} lang={lang} dir={dir}>
          <I18nContext value={i18nOfDocument(lang)}>
            <Draw say={(english, german) => (lang === 'de' ? german : english)} locale={lang} now={NOW} />
          </I18nContext>
        </div>
        <div>
          <Button size="sm" aria-expanded={isCodeShown} onClick={() => setIsCodeShown(!isCodeShown)}>
            Code
          </Button>
        </div>
        {isCodeShown && <CodeBlock code={page.code} />}
      </section>
    </article>
  );
}

function importOf({ component, others, module }: FoundPage): string {
  const names = [component, ...others].filter(({ name }) =>
    module.components.some((one) => one.name === name),
  );
  const named = names.filter(({ isDefault }) => !isDefault).map(({ name }) => name);
  const first = names.find(({ isDefault }) => isDefault)?.name;
  const list = [first, named.length > 0 && `{ ${named.join(', ')} }`].filter(Boolean).join(', ');
  return `import ${list} from '${module.name}';`;
}
