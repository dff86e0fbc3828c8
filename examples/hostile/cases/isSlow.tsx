const SLOW_MS = 150;

/** The whole page waits for it. */
export default function Part() {
  const end = performance.now() + SLOW_MS;
  while (performance.now() < end);
  return <p>At last.</p>;
}
