export default function Part() {
  return (
    <button type="button" onClick={() => Promise.reject(new Error('hostile: in promise'))}>
      Reject
    </button>
  );
}
