/** The tool that a key leads to, round in both directions; undefined for another key. */
export const nextTool = (key: string, current: number, count: number): number | undefined => {
  switch (key) {
    case 'ArrowRight': return (current + 1) % count;
    case 'ArrowLeft': return (current - 1 + count) % count;
    case 'Home': return 0;
    case 'End': return count - 1;
    default: return undefined;
  }
};
