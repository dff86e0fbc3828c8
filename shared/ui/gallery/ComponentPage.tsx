import styles from './ComponentPage.module.css';
import type { FoundPage } from './page/pages';
import { CodeBlock } from './parts/CodeBlock';
import { ExampleView } from './parts/ExampleView';
import { GuidanceView } from './parts/GuidanceView';
import { PropsTable } from './parts/PropsTable';
import { Prose } from './parts/Prose';
import type { View } from './view/useView';

interface ComponentPageProps {
  readonly page: FoundPage;
  readonly view: View;
}

/** All about one component: what its page shows, and what its sources say. */
export function ComponentPage({ page, view }: ComponentPageProps) {
  const { name, component, others, module, samples } = page;
  const all = [component, ...others];
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <p className={styles.group}>{page.group}</p>
        <h1>{name}</h1>
        <div className={styles.lead}>
          <Prose text={component.doc} />
        </div>
        {module.isShared ? (
          <CodeBlock code={importOf(page)} />
        ) : (
          <p className={styles.own}>
            Part of Taskweave itself, from <code>{module.name}</code>: not shared with plugins.
          </p>
        )}
      </header>
      <section className={styles.section} aria-labelledby="examples">
        <h2 id="examples">Examples</h2>
        {page.examples.map((example, index) => (
          <ExampleView key={example.title} example={example} code={samples[index] ?? ''} view={view} />
        ))}
      </section>
      <GuidanceView page={page} />
      {all.map((one) => (
        <PropsTable key={one.name} component={one} isAlone={all.length === 1} />
      ))}
      {module.types.length > 0 && (
        <section className={styles.section} aria-labelledby="types">
          <h2 id="types">Types</h2>
          {module.types.map((type) => (
            <div key={type.name} className={styles.type}>
              <Prose text={type.doc} />
              <CodeBlock code={type.text.replace(/^export /, '')} />
            </div>
          ))}
        </section>
      )}
      {module.functions.length > 0 && (
        <section className={styles.section} aria-labelledby="functions">
          <h2 id="functions">Functions beside it</h2>
          {module.functions.map((one) => (
            <div key={one.name} className={styles.type}>
              <Prose text={one.doc} />
              <CodeBlock code={one.text.replace(/^export /, '')} />
            </div>
          ))}
        </section>
      )}
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
