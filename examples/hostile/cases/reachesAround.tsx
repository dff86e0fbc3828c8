import { useState } from 'react';

/** What any code of a page can do: no wall of the shell stands there. `window.elsewhere` is an origin that the policy allows. */
export default function Part() {
  const [said, setSaid] = useState('');
  async function reach() {
    const root = location.pathname.split('/app/')[0];
    const { status } = await fetch(`${root}/api/engine/engine/default/task/count`);
    const script = document.createElement('script');
    script.src = `${String(Reflect.get(window, 'elsewhere'))}/reached.js`;
    const isRun = new Promise((resolve) => {
      script.addEventListener('load', () => resolve(Reflect.get(window, 'reached')));
      script.addEventListener('error', () => resolve(false));
    });
    document.head.append(script);
    const header = document.querySelector('h2')?.textContent ?? '';
    localStorage.setItem('reached', 'yes');
    setSaid(`engine ${status}, script ${String(await isRun)}, page ${header !== ''}`);
  }
  return (
    <button type="button" onClick={() => void reach()}>
      Reach {said}
    </button>
  );
}
