import { Printer } from 'lucide-react';
import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../controls/Button/Button.tsx';
import type { Id } from '../../id.ts';
import { formText } from '../../nl/forms.ts';
import { qrText } from '../../nl/qr.ts';
import { Body } from '../../overlays/Dialog/Dialog.styles.ts';
import { Dialog } from '../../overlays/Dialog/Dialog.tsx';
import { qrPath, type QrPath } from './qrPath.ts';
import { PrintAlone } from '../FullScreen/PrintAlone.ts';
import { Help, Label, OnPaper, PaperHeading, Sheet } from './QrSheet.styles.ts';

/** A product on the sheet. */
export interface QrProduct {
  id: Id;
  name: string;
  /** Its number in the print system. */
  erpId?: string | null;
  /** The whole address of its page: what the code says. */
  address: string;
}

export interface QrSheetProps {
  /** What is on the sheet, such as the name of a collection. */
  title: string;
  /** Its products; undefined while they are on their way. */
  products: readonly QrProduct[] | undefined;
  /** How many more there are of which nobody who scans them would see anything. */
  leftOut?: number;
  /** Why they do not come. */
  error?: string;
  /** Asks for them again. */
  onRetry?: () => void;
  /** Asked by its button and by Escape. */
  onClose: () => void;
}

/** More would hold up the page, and nobody sticks them on in one go. */
const MOST = 300;

type Coded = QrProduct & { code: QrPath };

const Labels = ({ products }: { products: readonly Coded[] }) => (
  <Sheet aria-label={qrText.title}>
    {products.map(({ id, name, erpId, code: { size, path } }) => (
      <Label key={String(id)}>
        <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={qrText.codeOf(name)} shapeRendering="crispEdges"><path d={path} /></svg>
        <strong>{name}</strong>
        {erpId && <span>{erpId}</span>}
      </Label>
    ))}
  </Sheet>
);

const noteOf = (products: readonly QrProduct[] | undefined, leftOut: number) => {
  if (!products) return qrText.loading;
  const note = products.length === 0 ? qrText.nothing : products.length > MOST ? qrText.tooMany(MOST, products.length) : qrText.help;
  return leftOut > 0 ? `${note} ${qrText.leftOut(leftOut)}` : note;
};

/**
 * A sheet of QR codes to stick on samples: each opens its product on the device that scans it. What is printed is the sheet
 * alone, on white. Use it through `LazyQrSheet`.
 */
export const QrSheet = ({ title, products, leftOut = 0, error, onRetry, onClose }: QrSheetProps) => {
  const shown = useMemo(() => products?.slice(0, MOST).map(product => ({ ...product, code: qrPath(product.address) })), [products]);
  return (
    <>
      <Dialog
        title={qrText.title}
        size="wide"
        error={error}
        onClose={onClose}
        footer={(
          <>
            <Button variant="quiet" onClick={onClose}>{formText.close}</Button>
            {error
              ? <Button autoFocus onClick={onRetry}>{qrText.retry}</Button>
              : <Button autoFocus isPending={!shown} disabled={shown?.length === 0} onClick={() => window.print()}><Printer aria-hidden />{qrText.print}</Button>}
          </>
        )}
      >
        {/* It scrolls, also by keyboard. */}
        <Body tabIndex={shown && shown.length > 0 ? 0 : undefined}>
          <Help>{error ? '' : noteOf(products, leftOut)}</Help>
          {shown && shown.length > 0 && <Labels products={shown} />}
        </Body>
      </Dialog>
      {shown && createPortal(<OnPaper data-print="" aria-hidden><PaperHeading>{title}</PaperHeading><Labels products={shown} /></OnPaper>, document.body)}
      <PrintAlone />
    </>
  );
};
