/** An intention that must not be carried out, whatever the server would say: a product without media is not shown, what a colleague changed is not overwritten, what is used by now is not taken away. */
export class IntentionRefused extends Error {
  override readonly name = 'IntentionRefused';
  readonly reason: 'noMedia' | 'changed' | 'inUse';

  constructor(reason: IntentionRefused['reason']) {
    super(reason);
    this.reason = reason;
  }
}
