const FREEZE_MS = 1100;

/** Each task freezes the whole page. */
export default function Part() {
  const end = performance.now() + FREEZE_MS;
  while (performance.now() < end);
  return <p>At very last.</p>;
}
