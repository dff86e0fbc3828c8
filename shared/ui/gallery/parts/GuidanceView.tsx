import { Icon } from '@taskweave/ui/icon';
import { Kbd } from '@taskweave/ui/kbd';
import styles from '../ComponentPage.module.css';
import type { GalleryPage } from '../page/GalleryPage';
import { InlineProse } from './Prose';

export function GuidanceView({ page: { keyboard, dos, donts } }: { readonly page: GalleryPage }) {
  return (
    <>
      <section className={styles.section} aria-labelledby="keyboard">
        <h2 id="keyboard">Keyboard</h2>
        {keyboard.length === 0 ? (
          <p className={styles.soft}>It is no stop for the keyboard.</p>
        ) : (
          <dl className={styles.keys}>
            {keyboard.map(({ keys, effect }) => (
              <div key={keys}>
                <dt>
                  {keys.split(', ').map((key) => (
                    <Kbd key={key} keys={key} />
                  ))}
                </dt>
                <dd>
                  <InlineProse text={effect} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </section>
      <section className={styles.section} aria-labelledby="guidance">
        <h2 id="guidance">Do and don’t</h2>
        <div className={styles.guidance}>
          <Advice kind="do" items={dos} />
          <Advice kind="dont" items={donts} />
        </div>
      </section>
    </>
  );
}

function Advice({ kind, items }: { readonly kind: 'do' | 'dont'; readonly items: readonly string[] }) {
  return (
    <div className={styles.advice} data-kind={kind}>
      <h3>
        <Icon name={kind === 'do' ? 'check' : 'close'} />
        {kind === 'do' ? 'Do' : 'Don’t'}
      </h3>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <InlineProse text={item} />
          </li>
        ))}
      </ul>
    </div>
  );
}
