/** An intention that must not be carried out, whatever the server would say: a product without media is not shown, what a colleague changed is not overwritten, what is used by now is not taken away, what is gone is not put back. */
export class IntentionRefused extends Error {
  override readonly name = 'IntentionRefused';
  readonly reason: 'noMedia' | 'changed' | 'inUse' | 'gone';

  constructor(reason: IntentionRefused['reason']) {
    super(reason);
    this.reason = reason;
  }
}
