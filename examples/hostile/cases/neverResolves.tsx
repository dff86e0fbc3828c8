import { use } from 'react';

const never = new Promise<string>(() => {});

export default function Part() {
  return <p>{use(never)}</p>;
}
