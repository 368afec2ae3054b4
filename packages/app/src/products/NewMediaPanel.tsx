import { Button, MediaInvitation } from '@staalkaart/ui';
import { recordTexts } from '../nl/records.ts';

export interface NewMediaPanelProps {
  formId: string;
  canSubmit: boolean;
  isPending: boolean;
  /** The form is sent by this panel's button: media come next. */
  onPress: () => void;
}

/** In the place of the media while a product has no id yet: saves it, and goes on to them. */
export const NewMediaPanel = ({ formId, canSubmit, isPending, onPress }: NewMediaPanelProps) => (
  <MediaInvitation text={recordTexts.addMediaFirst}>
    <Button type="submit" form={formId} variant="quiet" disabled={!canSubmit && !isPending} isPending={isPending} onClick={onPress}>
      {recordTexts.saveAndAddMedia}
    </Button>
  </MediaInvitation>
);
