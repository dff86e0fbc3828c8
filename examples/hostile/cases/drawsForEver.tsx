import { useEffect, useState } from 'react';

export default function Part() {
  const [count, setCount] = useState(0);
  useEffect(() => setCount(count + 1), [count]);
  return <p>It draws and draws.</p>;
}
