const KINDS = ['changed', 'added', 'removed', 'failed'];
const count = (verdicts, kind) => verdicts.filter(verdict => verdict.kind === kind).length;

/**
 * What a run has found, for a terminal: every story that needs a look on a line, and the totals last.
 * @returns a list of lines.
 */
export const summarise = (verdicts, { isUpdate = false, problem, baselines }) => {
  const look = KINDS.flatMap(kind => verdicts.filter(verdict => verdict.kind === kind));
  const lines = look.map(({ kind, id, reason }) => `  ${kind.padEnd(8)} ${id}${reason ? `: ${reason}` : ''}`);
  const unsteady = verdicts.filter(({ isUnsteady }) => isUnsteady).map(({ id }) => `  unsteady ${id}: right at second sight`);
  const totals = `${count(verdicts, 'unchanged')} unchanged, ${KINDS.map(kind => `${count(verdicts, kind)} ${kind}`).join(', ')}`;
  const advice = isUpdate ? `Accepted in ${baselines}: commit it together with the sources.` : 'Are these as they should be? npm run test:visual -- --update';
  return [
    ...lines,
    ...unsteady,
    ...(problem ? [`  There are changes without a picture of before. ${problem}`] : []),
    totals,
    ...(isUpdate || look.length > 0 ? [advice] : []),
  ];
};
