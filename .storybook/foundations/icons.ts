import {
  ArrowDown, ArrowDownUp, ArrowUp, Bell, Bold, Bookmark, BookmarkMinus, BookmarkPlus, Camera, Check, ChevronDown, ChevronLeft,
  ChevronRight, CircleAlert, CircleCheck, Copy, Download, Ellipsis, ExternalLink, Eye, EyeOff, FileSpreadsheet, FileUp,
  Film, GripVertical, Image, ImageOff, ImagePlus, Images, Italic, KeyRound, LayoutGrid, Link2, List, ListChecks, ListOrdered, Lock,
  LogOut, Maximize, Menu, Package, Pause, Pencil, Play, Plus, Presentation, Printer, Redo2, RotateCw, Search, SlidersHorizontal, Trash2, TriangleAlert,
  Undo2, Unlink, UserRound, VideoOff, WifiOff, X,
  type LucideIcon,
} from 'lucide-react';

/** Each icon with what it means in Staalkaart. One icon has one meaning: a second meaning needs a second icon. */
export const icons: Readonly<Record<string, readonly [LucideIcon, string]>> = {
  ArrowDown: [ArrowDown, 'omlaag verplaatsen'], ArrowDownUp: [ArrowDownUp, 'sorteren'], ArrowUp: [ArrowUp, 'omhoog verplaatsen'],
  Bell: [Bell, 'meldingen'], Bold: [Bold, 'vet'], Bookmark: [Bookmark, 'weergaven'], BookmarkMinus: [BookmarkMinus, 'uit collectie verwijderen'],
  BookmarkPlus: [BookmarkPlus, 'in collectie steken'], Camera: [Camera, 'foto wijzigen'], Check: [Check, 'gelukt, gekozen'],
  ChevronDown: [ChevronDown, 'openklappen'], ChevronLeft: [ChevronLeft, 'vorige, terug'], ChevronRight: [ChevronRight, 'volgende'],
  CircleAlert: [CircleAlert, 'fout'], CircleCheck: [CircleCheck, 'in orde'], Copy: [Copy, 'kopiëren'], Download: [Download, 'downloaden'],
  Ellipsis: [Ellipsis, 'meer acties'], ExternalLink: [ExternalLink, 'opent een ander tabblad'], Eye: [Eye, 'tonen'],
  EyeOff: [EyeOff, 'verbergen, verborgen'], FileSpreadsheet: [FileSpreadsheet, 'csv-bestand'], FileUp: [FileUp, 'bestand kiezen'],
  Film: [Film, 'video'], GripVertical: [GripVertical, 'verslepen'], Image: [Image, 'afbeelding'], ImageOff: [ImageOff, 'zonder foto'],
  ImagePlus: [ImagePlus, 'foto toevoegen'], Images: [Images, 'media'], Italic: [Italic, 'cursief'], KeyRound: [KeyRound, 'paswoord'],
  LayoutGrid: [LayoutGrid, 'rasterweergave'], Link2: [Link2, 'link leggen'], List: [List, 'lijst'], ListChecks: [ListChecks, 'selecteren'],
  ListOrdered: [ListOrdered, 'genummerde lijst'],
  Lock: [Lock, 'privé'], LogOut: [LogOut, 'uitloggen'], Maximize: [Maximize, 'op volledig scherm'], Menu: [Menu, 'menu'],
  Package: [Package, 'naar het product'], Pencil: [Pencil, 'aanpassen'], Pause: [Pause, 'pauzeren'],
  Play: [Play, 'afspelen'], Plus: [Plus, 'toevoegen, openklappen'], Presentation: [Presentation, 'presenteren'], Printer: [Printer, 'afdrukken'],
  Redo2: [Redo2, 'opnieuw doen'],
  RotateCw: [RotateCw, 'opnieuw proberen'], Search: [Search, 'zoeken'], SlidersHorizontal: [SlidersHorizontal, 'filters'],
  Trash2: [Trash2, 'verwijderen'], TriangleAlert: [TriangleAlert, 'let op'], Undo2: [Undo2, 'ongedaan maken'], Unlink: [Unlink, 'link weghalen'],
  UserRound: [UserRound, 'mijn profiel'], VideoOff: [VideoOff, 'video niet af te spelen'], WifiOff: [WifiOff, 'geen netwerk'], X: [X, 'sluiten, wissen'],
};
