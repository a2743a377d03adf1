import type { ClaimWords } from '../claim-words.ts';

/** Spanish words of the rules, compiled on 2026-11-23 by this project from the published rules in `claim-rules.data.ts` and their usual translations. */
export const ES_CLAIM_WORDS: ClaimWords = {
  classes: {
    num: `N cinco cuatro diez dos nueve ocho seis siete tres`,
    people: `clientas clientes compradores duenos familias hombres madres mujeres padres personas propietarios usuari*`,
    illness: `@disease estomago_revuelto codo_de_tenista acidez acido_urico afonia aftas alergia+ almorrana+ alopecia ansiedad ardor_de_estomago ardores ataques_de_panico azucar_en_sangre bajon bruxismo caida_del_cabello calambre+ calculos_renales calvicie caries caspa catarro+ colicos
conjuntivitis contractura+ culebrilla degeneracion_macular disfuncion_erectil displasia dolencia+ dolor dolores eccema edemas enfermedad* epistaxis esguince+ espasmos espolon estrenimiento estrias fascitis fiebre forunculos fotofobia
glucosa gripe+ halitosis hinchazon hongos_en_las_unas infartos insolacion jaqueca+ juanete+ laringitis mal_aliento mala_circulacion mareo+ menstruales miopia moqueo nariz_tapada nauseas neumonia ojo_seco ojos_secos orzuelos paralisis picor
pie_de_atleta piedras_en_el_rinon piernas_cansadas piernas_hinchadas pies_planos presbicia presion_alta presion_arterial quistes resaca+ resfri* retencion_de_liquidos reuma roncar ronqu* sabanon* sangrado_de_nariz
sarna sarpullido senos_nasales sobrepeso sofocos sordera tapon_de_cera tdah tension_alta tension_arterial tos trastornos_del_sueno verruga+ vomitos`,
    cures: `seca acaba_con adios_a_la+ adios_a_los adios_al adormece ahuyenta alivia alivian aliviar* alivie+ apacigua atenua ayuda_contra baja calma calman calme combate* combatir controla corrige cura curan curar depura desbloquea descongestiona
deshace desinflama despeja detener detiene dile_adios_a disminuye* disuelve elimina eliminan eliminar elimine erradica estabiliza frena frenan lucha_contra mantiene_lejos mitiga palia paliar pone_fin_a pone_fin_al
prevenir previene* protege_contra protege_de quita rebaja reduce reducir regula remedia remedio_contra remedio_para resuelve sana soluciona suaviza termina_con trata tratan tratar trate vence vencen`,
    germs: `acaro+ algas arana_roja aranas avispa+ babosas bacilos bacteria+ bicho+ caracoles carcoma chinche+ ciempies cochinilla comadrejas comejen cucaracha+ e_coli esporas garrapata+ germen* gorgojo+ hongos hormiga+ insecto+ lepisma liendres listeria
microbio+ moho+ mosca+ mosquito+ nematodos parasito+ patogenos piojo+ plaga+ polilla+ pulga+ pulgon* rata+ raton ratones roedor* salmonel* tabanos termitas tijeretas topillos trips verdin virus`,
    repels: `fren* mueren a_prueba a_raya abandon* acab* acerc* adios ahuyent* aleja* atrev* bloque* collar combat* contra control* destruy* detest* elimin* espant* evita* extermin* fuera huy* impid* inhib* lejos libre lucha* mantien* marchar* mata matan mudar* neutraliz*
odia* olvid* prolifer* proteg* repel* resist* sin_refugio stop trampa+ trat* vaci* veneno volver* vuelv*`,
    relief: `acab* acelera* adios alivi* anti apoyo asoma ayuda* balsamo bueno calma* capsulas combat* contra corregir crema cura* dej* desapar* desp* efectiv* eficaz elimin* evita* fin frena fuera gel gotas lejos mejor* menos neutral* olvid* padec* para
parches pastillas plantillas pomada prevenc* previen* proteg* regul* remedio rinde spray stop sufr* tratamiento* vence`,
    state: `acne_leve cansancio_ocular cartilago+ cicatrices circulacion estres gases gota hematomas heridas hongos lesiones ligamentos molestias moratones pinchazos rigidez sintomas tension toxinas`,
    flees: `ahogan en_paz se_van soport* agarrarse aguanta* anid* de_largo dificil entran instala* la_vuelta las_maletas media_vuelta otra_casa otra_parte otro_sitio pasan rodeo se_largan se_mudan se_suben sobreviv*`,
    body: `barriga cabeza cadera* codo* cuello espalda hombro* muneca* oido* pie+ pierna* rodilla* talon tripa`,
    feels: `escozor hormigueo opresion pinchazos pitido+ punzadas quemazon zumbido*`,
    eases: `se_estabiliza* afloja* baja cede* desaparec* descanso dormir historia llevader* olvido rara+ remite* se_calma* se_fue se_fueron se_va se_van tregua`,
  },
  lines: {
    medical: `
!! @cures|remedio ~3 celiac*
- adapt*|adecuad*|apt*|formul*|idone* ~4 celiac*
- para celiac*
baja N kg|kilos en
libera* ~3 de|del ~1 @illness
! @body ~2 ya_no ~1 duele*|molesta*|pica*
! cero|no_mas|nunca_mas|sin ~1 @illness
! piel|cara|rostro ~3 granos|espinillas|imperfecciones
! sin ~1 @feels ~1 en ~1 @body
! ya_no ~2 duele*|picaba*|pican
- acaros|bacterias|germenes|moho|virus y|o hongos
- dolor|dolores de|al ~1 aparca*|pagar
- en_caso ~2 @illness ~~4 consult*|dej*|interrump*|suspend*
- hongos y ~1 acaros|bacterias|germenes|moho|virus
-? caja|estuche ~4 @illness
? =@illness ~~5 @relief
? =@illness|@feels|@state ~~6 @eases
? @relief ~6 =@illness
? adelgaza*|calculos_renales|calculos_urinarios|diuretic*|milagros*|propiedades_curativas|propiedades_medicinales|quemagrasa*|saciante*|terapeutic*
? se_va|se_van|se_fue ~1 =@illness|@feels
@body ~3 deja* ~1 dormir|tranquil*
@cures ~4 @state
@cures|respirar ~5 @illness
abre*|despej*|descongestion* ~2 bronquios|nariz|vias_respiratorias
acelera*|favorece*|mejora ~3 cicatrizacion|curacion|regeneracion_de
activa|equilibra|estimula|favorece|mejora|regula|activan ~3 cicatrizacion|circulacion|digestion|flora_intestinal|glucosa|metabolismo|microbiota|sueno_profundo|transito
adelgazante*|elimina|quema|quemador|quemagrasas|quemar|reductor ~2 abdominal|grasa+
analgesico*|anticancerigeno*|antidepresivo*|antiinflamatori*|vientre_plano|registro_sanitario
anti cancer|depresivo*|dolor|inflamatorio*|viral*
aumenta|estimula|fortalece|mejora|refuerza ~2 defensas|inmune|inmunidad|inmunitario|inmunologico
azucar|colesterol|glucosa|tension ~2 niveles_normales|su_sitio
bajar|baja|perder|pierde|perdida ~2 kilos|peso
pierde ~1 *kg
baja|bajan|controla* ~2 pulsaciones|ritmo_cardiaco
caida del_pelo|del_cabello
cientificamente|clinicamente|medicamente comprobad*|demostrad*|probad*|testad*
crecer|crece|crecimiento ~3 cabello|pelo
crema|pomada|locion|gel|aceite contra|para ~2 hongos
depura|desintoxica|limpia|purifica ~2 colon|cuerpo|higado|organismo|sangre
derrite*|quema*|elimina* ~3 kilos|grasa|michelines
devuelve|recupera|mejora ~1 audicion|vista|vision
espalda|rodillas ~1 hecha+|hecho polvo|trizas
fisio*|medico ~2 usa|utiliza ~3 pacientes
herida+ ~3 cerrar*|cierr*
martille* ~3 cabeza|sienes
menos|sin rigidez|hinchazon
pecho ~3 pitar|silb*
recuperacion ~2 lesion*|operacion|fractura
rodilla* ~2 sana|sanan
sin ~2 cirugia|medicamentos|pastillas`,
    antimicrobial: `
- malla|mosquitera contra ~1 @germs
- @germs ~2 no_incluid*|vivas|vivos
- base|bandeja|caja|colgador|estante|estuche|funda|gancho|maletin|organizador|plato|recambio|rejilla|repuesto|soporte ~~6 para ~4 cebo+|desinfect*|espiral*|incienso|insecticida*|mata*|repelente*|trampa+
- desinfect*|insecticida*|repelente* no incluid*
- desinfect*|lejia|pano|toallitas ~~5 atac*|dan|dana|danan|deterior*|estrope*|mancha*|opac*|raya*
- esteriliz* ~2 agua|microondas|vapor|biberon*|frascos
- gat*|perr* ~2 esterilizad*
- matamoscas ~2 forma|mano
- ni|no|sin ~5 actua|antibac*|contra|elimina|mata|protege|repele|trata ~5 @germs
- raton ~1 cable|inalambric*|optic*|usb
? =@germs ~~9 @repels
? @repels ~~8 =@germs
? anticucarachas|antigarrapatas|antigermenes|antihormigas|antiinsectos|antilarvas|antimosquito|antiparasitari*|antirrat*|antitermitas|biocida*|esteriliz*|higienizante*|iones_de_plata|matacucarachas|matahormigas|matamoscas|matamosquitos|nanoplata
?! =@germs ~1 no ~2 acerc*|agarr*|trep*|crec*|encuentr*|entr*|pasa*|prolifer*|sal*|vuelv*
?! =@germs ~6 @flees
?! cero|mas|ni|no_mas|nunca_mas|sin ~1 @germs
?! ni_un_solo|ni_una_sola @germs
?! no entra|hay|pasa|queda|se_forma ~1 @germs
adios ~2 @germs
ahuyent*|aleja*|espant*|repel* ~4 @germs
antiacaros|antibacteria*|antifungic*|antihongos|antimicrobian*|antimoho|antimosquitos|antipiojos|antipolillas|antipulgas|antiseptico*|plaguicida*|raticida*|viricida*
mata|matan|elimina|eliminan|destruye|repele ~5 =@germs`,
    guarantee: `
abonamos|abonaremos|reintegramos ~3 importe
- certificado+|documentos|papeles|tarjeta+ de_garantia
? garantiza|garantizan|garantizar ~5 anos|devolucion|dinero|entrega|meses|reembolso|satisfaccion|vida
- garantia legal
- garantia|garanzia ~3 alquiler|juridic*|giuridic*
- registro|talonario ~3 devoluciones|garantias
- resena ~~6 mandamos
? devolvemos|devolveremos|garantia+|garantizad*|garantizamos|hacemos_cargo|satisfaccion_garantizada|servicio_posventa|tu_dinero_de
@num anos|meses de ~1 cobertura|proteccion
N noches de_prueba
N|treinta|sesenta dias para|de ~2 cambiar*|devolu*|devolver*|probar*
anos ~2 o ~1 cambiamos|reparamos
cambiamos|reemplazamos|reponemos|sustituimos ~3 de_por_vida|gratis|siempre
cambiamos|reparamos|sustituimos ~6 averia|defecto|fallo
cambiar de_idea|de_opinion
cero|libre_de|ningun|sin preguntas|riesgo+
cobertura|cubierta|cubierto|cubrimos|respondemos ~4 anos|defectos|meses|siempre|total|vida
compra ~1 esta ~1 protegida|asegurada|cubierta
cos*|arregl*|repar* ~1 gratis|sin_cobrar
damos|enviamos|mandamos|ponemos|regalamos ~2 nuevo|nueva|otra|otro ~1 [gratis|sin_coste] ~3 [rompe|falla]
defecto|fallo ~4 arreglamos|nosotros|reparamos|cubrimos
devolucion ~3 N_dias|completo|del_dinero|dinero|importe|integro|total
devolucion* ~2 aceptada*|facil*|gratis|gratuita*|sin
devuelv* ~1 en|antes_de ~1 N|un|dos ~1 [dias|mes|meses]
devuelvel*|devuelvenos
dias para cambiar*|devolver*
dinero ~1 vuelve
dinero ~2 de_vuelta|devuelto|vuelta
le|os|se|te ~1 cambiamos|devolve*|devuelv*|reembols*|reponemos ~3 compra|dinero|importe|otro|nuevo
le|os|te ~1 enviamos|mandamos|ponemos otra|otro|una|uno
cubiert* mientras
noches|dias para pensar*|decidir*
no|non ~3 convence|convince|gusta|gusto|piace|satisface|soddisfa ~~4 cambiamos|devol*|devuelv*|dinero|indietro|rend*|rest*|rimand*|rimbors*|soldi
o no_pagas
pagas ~1 si ~2 content*|gusta|satisf*
por nuestra cuenta
promesa ~~3 nueva|nuevo
prueba* ~3 N dias|noches
recogemos|recogeremos ~1 gratis
recuper* ~2 centimo|dinero|euro
repar* ~1 toda ~1 vida
respondemos de|por ~1 cada|toda|todo
sale|va|enviamos ~1 uno|una nuev*
satisfaccion 100_%|total
satisfaccion|tranquilidad ~1 asegurada
si no ~3 contento
si ~1 no ~3 convence|gusta|queda|satisfech*
sin cobrarte|discutir
sustituimos|reparamos|cambiamos|reponemos ~4 pieza*|rota*|defectuos*|sin
te|le|os devolvemos lo
te|se lo|la cambiamos
ultimo centimo
va|sale otra|otro`,
    offer: `
oferta+ 2x1|3x2
! nunca ~1 costado|costo
! pag* ~1 precio completo|entero|original
!! bolsa|caja|estuche ~1 de_regalo ~2 con_cada|con_tu|en_cada|gratis|incluida|sin_coste
- agotad*|quedan|ultimas|ultimos ~~9 antes_de_que
- ahorr* ~2 altura|bateria|gas|hueco|litros|minutos|papel|sitio|tinta
- ahorra* ~1 agua|electricidad|energia|espacio|luz|tiempo
- bolsa+|caja+|estuche+|ideas|lazos|papel|set+|tarjetas de_regalo
- descuento de_tiempo
- envio|portes|entrega|gastos_de_envio ~2 gratis|gratuit* ~1 a_partir_de|desde|para_pedidos_de|en_pedidos ~3 N euros|€
- envio|porte+ ~4 nuestra_cuenta
- ganga iberica
- llevamos|llevan|envi*|entreg* ~4 gratis
- precio justo
- promocion ~1 N .
- tarjeta+ de_descuento
-? ruleta|compartimento|hueco de ~2 cupones|descuento*|promocion*
2 por|x 1 .
3 por|x 2 .
4 por|x 3 .
? a_mitad|a_mitad_de|a_precio_de|ahorro_garantizado|ahorro_total|al_carrito|al_mejor_precio|anade_al|anadelo_al|bajada_de_precio|barat*isim*|blackfriday|bono_regalo|buen_fin|buen_precio|choll*|ciber_lunes|codigo_de_descuento|codigo_promocional|compra_inteligente|con_regalo|de_obsequio|descuento_por|en_oferta|en_promocion|exito_de_ventas|liquidacion_total|liquidam*|lo_mas_vendido|lowcost|mas_vendid*|mejor_compra|mejor_precio|mitad_de_precio|mitad_precio|ofertaz*|oferton*|pack_ahorro|pague_menos|pedido_con_regalo|por_la_cara|por_menos_de|precio_chollo|precio_de_escandalo|precio_de_ganga|precio_de_risa|precio_justo|precio_loco|precio_mini|precio_rebajado|rebajadas|rebajados|rebajon|regalamos|regalazo|regalito|regalo_con_tu|regalo_gratis|relacion_calidad|sin_coste_adicional|super_oferta|superoferta|superventas|top_ventas|ultimas_rebajas|un_obsequio|vale_de|vale_descuento|venta_flash
?~ agotado|ahorra+|ahorro|asequible+|barata+|barato+|cupon*|de_regalo|descuento+|economica|economico|ganga*|gratuita|gratuito|liquidacion|oferta+|outlet|precio+|promocion|promociones|rebaja+|rebajada|rebajado|remate|saldo|se_acaba|se_agota|vuelan
N % de ~1 ahorro
N % menos
N % en ~1 el|la|tu
N % ~1 dto|descuento|rebaja
ahora|desde|por|solo [solo] N dolares|euros|€
ahorr* ~2 N %|€|euros
antes N ~1 € ~~3
antes_de_que ~2 acab*|agot*|vuel*
baratisim*
calidad precio
compr*|haz_tu_pedido|llevat*|pide|pidel*|pida|ordena|encarga* ahora|ya|hoy_mismo
compra*|llevate*|lleva|coge ~5 llevate|lleva|te_regalamos|paga+|y_el
con_el|usa_el|introduce_el codigo
corre ~2 nuestra_cuenta
cuarto|mitad|tercio menos que
cuesta|paga ~1 menos
de_regalo ~3 compra|pedido
dos|tres|N por uno|dos|N ~1 hasta|solo|.
el precio mas_bajo
escrib*|introduc* ~4 carrito|cesta
fin de_existencias|de_serie
hasta ~1 agotar ~1 existencias
increiblemente|muy|super|sorprendentemente barato|barata|economic*|asequible
llevas|recibes|tienes ~3 gratis|de_regalo
llevate|compra ~3 regalo|gratis
mas_barato ~2 imposible|no|ningun*
ningun|ninguna ~1 sale|se_vende|vuela tanto
no ~3 encontraras ~3 barato|mejor_precio|menos
numero|n uno|1 en_ventas
pide|compra|ordena|haz_tu_pedido hoy|ahora|ya ~~6 ahorra|gratis|obsequio|recibe|regalo
por el_precio_de
por la_cuarta|la_tercera|mitad parte
por_ciento ~2 barato|descuento|menos|rebaja
precio+ bajo+|competitivo|de_locura|especial|imbatible|imbattible|increible|inmejorable|minimo|reducido
precio+ ~1 de_amigo|de_coste|de_fabrica|de_outlet|de_saldo|mayorista|tirado*
producto|articulo estrella
rebajas|oferta+|promocion ~2 acaba*|hasta|termina*|finaliza*
regalo ~2 cada|sorpresa ~2 [paquete|pedido]
regalo ~2 compra|incluido|pedido
segunda|segundo|tercera|tercero ~3 cuesta_nada|gratis|regalo
sin cobrar|intermediario+
vale|valen ~2 doble|mas|triple
va|van|viene|vienen de_regalo
vendido+|vendidas ~2 mas_de N`,
    shipping: `
! casi agotad*
! entreg*|envi* ~3 sin recargo
! no ~1 repond*
! quedan|restan|ultimas|ultimos ~2 ejemplares|existencias|pares|piezas|unidades|uds
- bolsa*|caja*|sobre*|etiqueta*|tubo*|carton* ~1 de ~1 envio+
- del|desde ~2 a_la_puerta
? envio_inmediato|envio_24h|envios_a|entrega_en|listo_para_enviar|listo_para_envio|disponibilidad_inmediata|disponible_de_inmediato|en_almacen|seguimiento_del_envio|numero_de_seguimiento|reparto_expres|recogida_en|correos_expres|24_48_horas
?~ mensajero
N|pocas unidades ~1 disponibles|en_stock
a_la_puerta|en_tu_puerta|puerta_de_tu_casa|agotandose|pocas_existencias
acab*|agot* ~1 est* ~~4 meses|semanas
agotan|acaban ~1 existencias|unidades
casa ~1 en N|dos|tres|24|48
compralo|pide|pidelo hoy ~~5 manana
compra|pedido*|pide+|ordena ~2 antes ~3 N|mediodia
compra|pide|pidelo antes_de ~3 ~~3 hoy|manana|recibes|sale|tarde
despach*|entreg*|envia*|llega|llegan|manda*|recibe*|recibir*|sale|salen ~6 24|48|almacen|casa|dias_habiles|gratis|horas|hoy|manana|mismo_dia|rapidamente|volando
en N|dos|tres|pocos dias|horas ~2 casa|manos
en ~1 @num dias ~3 mano+
en ~1 N ~1 dias|horas ~2 casa|puerta
entregad* a ~1 correos|mensajer*|transportista
entrega|envio|portes ~4 24|48|asegurad*|dia_siguiente|express|gratis|gratuit*|incluid*|invita*|prime|rapid*|urgente|veloz
enviad*|entregad*|despachad* ~1 en ~1 @num|un dia+
enviamos|despachamos|entregamos ~5 dia|mundo|rapido
envio ~3 mismo_dia
existencias|unidades|stock limitadas|limitado+
llega*|recib* ~2 a_tiempo
llega*|recib*|entrega* ~4 antes_de|a_tiempo|para ~1 navidad|reyes|manana
lunes|martes|miercoles|jueves|viernes|sabado ~3 su|tu casa|puerta
pedido|pide|pidelo ~3 antes ~3 ~~5 sale
portes|envio|gastos_de_envio ~2 cargo|gratis|gratuit*|incluid*|pagad*|regalad*
quedan ~1 unas|unos cuantas|cuantos
quedan ~2 pocas|pocos|poquisim*
tenl*|lo_tienes ~4 24|48|casa|manana
salida en ~1 @num dia+|horas
sin aduanas|portes
sin|cero ~1 gastos|tasas|coste+ ~1 de_aduana|aduanas|aduaneros|de_envio|de_importacion
tendra* ~1 en_casa`,
    contact: `
! dud* ~2 contactar*|consultar*|escribir*|llamar*
- hablan por_si
- llama ~1 mensajero|repartidor|timbre
? en_messenger
agreganos|hablanos|mandanos|wasap|buscanos|contactanos|contactenos|escribanos|escribenos|llamanos|llamenos|siguenos|visitanos
arroba ~3 punto
atencion al_cliente
contacta*|escribe*|escribi*|habla*|llama*|manda* ~3 @social|a|al|nos|nosotros|por
escane* ~3 codigo|qr ~6 chat*|contact*|habl*
nuestra|nuestro ~2 canal|facebook|grupo|instagram|pagina|servicio_de_atencion|tienda_online|tienda_en_linea|tienda_virtual|web|whatsapp
visita*|siguenos|sigan ~2 @social|tienda|web`,
    comparison: `
? competidor*|copias_baratas|copias_chinas|de_bazar|demas_marcas|el_nuestro|falsificaciones|grandes_marcas|imitaciones|imitaciones_baratas|la_competencia|la_nuestra|las_nuestras|los_nuestros|marca_barata|marca_blanca|marca_conocida|marcas_baratas|marcas_blancas|marcas_caras|marcas_conocidas|marcas_de_renombre|marcas_famosas|productos_chinos
tan ~1 como_el_original
barata+|barato+ ~2 otras_marcas|otros_fabricantes
mas ~1 que ~3 encuentr*|venden ~3 bazar|ferreteria|supermercado
mas absorbente+|fiable+|fuerte+|resistente+|robust*|silencios*|solid* que los|las ~2 normales|corrientes|habituales|se_venden
! no ~1 compares con
! no ~2 compre+|confundas|dejes ~4 copias|falsificaciones|imitaciones
! no|nada|ni ~3 copia|falsificacion|imitacion ~2 [barata|china]
! otros|los_demas ~1 cobran|ofrecen|usan|venden
! que ~1 venden|usan|ponen ~1 otros|otras|los_demas
! sin marca
- admite|compatible*|encaja*|recambio|valid*|sirve ~~9 otras|otros marcas|fabricantes
-? como el_nuestro|la_nuestra|las_nuestras|los_nuestros
-? compatible*|con|de|original|para|recambio|sirve|tipo|vale ~~5 @names
? alternativa ~1 a|al CAP
@brand ~2 sin ~1 precio
@brand ~3 caro|cara|presupuesto
@brand ~4 doble|triple
a_diferencia|al_contrario_que|nada_que_ver|no_como ~4 baratas|baratijas|baratos|chin*|competencia|copias|imitaciones|mayoria|otras|otros
bate|gana|supera|superan ~3 @brand|competencia|demas|marcas|otras
bazar|ferreteria|super|supermercado|vivero ~2 cuesta*|paga*|vende*
como ~1 @names ~~5
cuidado|ojo|harto|harta ~3 con|de copias|falsificaciones|imitaciones|baratijas
doble|mitad|triple de|que ~3 @brand|competencia
doble|triple ~2 competencia
donde otros ~~9 nosotros
ellos|otros *an|*en ~~1 nosotros
el|la+|los nuestro+|nuestra+ no|si
escatiman|ahorran ~3 en|material*|calidad
juraria* ~4 @brand
marcas carisimas
mas ~2 que ~1 lo_que ~2 encuentr*|venden
mas_barata|mas_barato|mas_calidad|mas_comodo|mas_duradero|mas_eficaz|mas_fiable|mas_fuerte|mas_ligera|mas_ligero|mas_potente|mas_rapido|mas_resistente|mas_seguro|mas_silencioso|mas_suave|mejor|mejores|superior|superiores ~2 a|que ~3 @brand|CAP|competencia|marcas|original|originales
mas|menos|tan ~2 como|que [el|la+|los|un|una] @names|CAP
mas|mejor ~3 que ~2 de ~1 @brand
mejor|mas ~7 otra|ninguna|cualquier marca
! nada ~2 envidiar*
ni ~0 @names ni|y
otras|otros ~1 cadenas|fabricantes|marcas|tiendas|vendedores
otras|otros ~7 ~~1 esta+|este|estos aguanta*|ni|no|resiste*|sigue*
otros|otras ~4 ~~1 esta+|este|estos si`,
    reviews: `
ayuda* ~2 demas|otros ~1 decidir|elegir
! olvid* ~2 valorar*|puntuar*|resena|opinion|estrellas
- cinco|N estrellas ~1 bordad*|estampad*|grabad*|pintad*|cosid*
- opinion medica|publica
-? ficha+|formulario*|hojas|tarjetas de ~1 opinion*|valoracion*|evaluacion
? N|cada|cinco|cuatro|pocas estrella+|estrellitas ~4 ayuda*|clientes|cuenta*|de_media|deja*|en|gracias|media|nos|por|si
? nota_mas_alta|nota_media|valoranos
?~ calificacion|opinion|opiniones|puntuacion|resena*|testimonio*|valoracion*
@num de @num @people
@num de_cada @num
N % de ~1 @people
N|cientos|miles|millones ~2 clientas|clientes|compradores|familias|madres|usuarios ~3 confian|content*|encantad*|felices|feliz|repiten|satisfech*
aprueban|avalan N
cada estrella ~2 cuenta
recomendad*|elegid*|amad*|valorad*|preferid*|probad*|puntuad*|calificad*|aprobad* ~1 por ~3 N|cientos|miles|millones|@people
calificad*|puntuad*|valorad* ~3 N
clientas|clientes|compradores|duenas|duenos|familias|madres|padres|usuarios ~4 adoran|aman|confian|cuentan|dicen|encantad*|equivocan|escriben|opinan|puesto|recomiendan|repiten|satisfech*
clientas|compradores|duenos|padres|usuarios ~1 encanta
clientes ~2 encanta ~3
clientes ~2 maravillas
comentarios|opiniones|resenas de ~1 otras|otros
comparte|danos|deja|dejanos|dejar|deje|dejenos|escribe|escribenos|publica ~4 comentario|estrellas
cuent*|compart*|describ* ~3 experiencia|comentario
cuent*|dile|di ~3 proxim*|siguiente client*|comprador*
cuenta*|dilo|dinos* ~4 estrellas
cuentale|dile|dinos ~2 parece|siguiente
cuentanos|dinos|mala_nota
dan|dieron ~2 N|cinco estrellas
dej*|esper*|regala*|regale* ~2 estrellas|estrellitas
di que_te
en los comentarios
enciend* ~2 estrellas
escrib* ~3 opinion|resena|comentario|valoracion
estrellas ~1 de|por ~1 @people
lo_que ~1 cuentan otr*
lo_que ~1 dicen|opinan|escriben
miles de ~1 clientes|familias|personas|usuarios
nota maxima
opinion|resena|valoracion de cinco|N estrellas
palabras tuyas|suyas
palabras|lineas ~4 alegra*|ayuda*|anima*
! paran de_alab*|de_elogi*
querid* por ~3 N
si ~3 gusta|gusto|encanta|encanto|contento ~~6 resena|opinion|estrellas|valora*|comentario|cuentanos
tu|su|vuestra opinion|valoracion|resena ~3 ayuda|importa|cuenta
unas|un lineas|par_de_lineas`,
    'time-bound': `
- modello|modelo de|del YEAR
!! color|moda|tendencia ~3 de|del|para YEAR
- de nuevo
- novedades bibliografic*|editorial*
- nueva orleans|york|zelanda|delhi|guinea|jersey|caledonia|vida
? buen_fin|de_moda_este|este_curso|estreno|lo_ultimo|novedad*|por_tiempo|recien_llegad*|solo_este|solo_hasta|ultima_oportunidad|ultimo_modelo|ultimos_dias|ya_disponible
?~ esta_primavera|esta_semana|esta_temporada|este_ano|este_invierno|este_mes|este_otono|este_verano|recien|ultima_version|ultimas_horas
N horas solamente
^ nueva|nuevo .
acaba|acaban ~1 entrar|llegar|salir
acaba|expira|finaliza|vence ~2 domingo|jueves|lunes|manana|martes|medianoche|miercoles|sabado|viernes
acaba|termina ~1 esta noche
ahora con|tambien|disponible
edicion limitada
esta+|este dia_de_la_madre|halloween|invierno|navidad*|otono|pascua|primavera|san_valentin|verano
este fin_de_semana
fin de mes|temporada
hasta ~1 fin de_mes|ano
novedad* para ~2 invierno|otono|primavera|verano
nuev* ~1 coleccion|color|colores|diseno|en|esta|este|formula|gama|generacion|look|modelo|para|receta|temporada|version
oferta*|rebajas de enero|invierno|julio|navidad|verano
por|durante poco_tiempo
recien estrenad*|incorporad*|llegad*|salid*
solo hoy
solo|hasta|acaban|termina|terminan ~2 esta_semana|este_mes|domingo|lunes|martes|miercoles|jueves|viernes|sabado|medianoche|finde
solo|valid*|venta ~3 hasta_el N
tiempo limitado
ya|ahora ~0 a_la_venta|en_venta|en_tiendas
~ fin_de_mes|fin_de_temporada`,
    superlative: `
^ el original .
! nada bate|iguala|supera
! nada ~1 corta|aguanta|abriga|brilla|limpia mejor|mas
! ningun|ninguna ~0 otra|otro
! ningun|ninguna ~4 mejor .
- camiseta|dorsal|trofeo ~~5 numero 1
- cumpleanos|globo|parche|vela+ ~4 no|numero 1|uno
- disco de_ultimate
- galardonad*|premiad* ~~8 N
- lapices ~3 numero_uno
- numero 1 de|del ~1 juego|kit|lote|pack|serie
- reina|rey ~1 bastos|copas|corazones|hielo|leon|mago*
calidad_superior|calidad_suprema|campeon_de|campeon_en|campeon_entre|campeona_de|categoria_mundial|clase_mundial|de_matricula|de_primer_nivel|de_primera_calidad|de_primera_clase|definitivo|el_numero_uno|excepcional*|fuera_de_serie|galardonad*|imbatible*|imposible_encontrar|indiscutible|inigualable*|inmejorable*|insuperable*|la_referencia|lider_del|lider_en|lider_mundial|lideres_del|lideres_en|lo_mas|lo_maximo|lo_mejorcito|marca_lider|nivel_mundial|no_va_mas|premiad*|primera_calidad|reina_de|revolucionaria*|revolucionario*|rey_de|sin_comparacion|sin_competencia|sin_rival|sin_rivales|talla_mundial|unico_en_el_mundo|mejor_valorad*
el|la+|lo+|nuestro|tu mejor|mejores [calidad|del_mercado|del_mundo|opcion|regalo]
el|la+|los mas ~2 avanzad*|completa|completo|potente|rapid*|resistente|segur*|vendid* ~1 del|de_la|de_todos
encontrar* ~5 en_ninguna_parte|en_ningun_sitio|en_ningun_lado
favorit*|preferid* de ~2 chefs|espana|espanoles|familias|los|mexico|profesionales
la|de_la mas_alta|maxima calidad
marca ~5 mas fiable|famosa|popular|querida|segura|vendida
mas ~1 de_espana|de_todos|del_mercado|del_mundo|del_planeta
mas ~1 que veras|vas_a_ver|veran
mas ~2 que hayas|habras|has|vayas ~2
no_encontraras|no_existe|no_hay ~5 igual|mas|mejor|parecido
opcion|eleccion ~1 numero|preferida|profesionales|de_los_profesionales
perfecto|perfecta para todos|todas|todo_el_mundo
primera opcion|eleccion
sencillamente|simplemente|sin_duda el|la|lo mejor*
sin igual|parangon`,
    environmental: `
! ninguna|sin carga ~2 planeta|tierra
- eco y|de
- todo_el planeta
? al_planeta|cero_residuos|conciencia_tranquila|del_planeta|eco_friendly|ecoamig*|el_planeta|energia_limpia|impacto_ambiental|medio_ambiente|medioambient*|neutr*_en_carbono|nuestro_planeta|respetuos*_con_el|respetuos*_con_la|sin_dejar_rastro|sin_plastico|sostenib*|sustentable*
alternativa|eleccion|opcion|producto|gesto ~1 verde|sostenible|responsable|ecologic*
bajo|cero|minimo|sin impacto [ambiental|medioambiental]
bueno|cuida*|protege*|respet*|salva* ~3 naturaleza|oceanos|planeta|tierra|ambiente|bosques
compens*|reduc* ~3 co2
cuida*|protege*|respeta* ~2 mar|mares|oceano*
desaparec*|degrad* ~3 naturaleza|suelo|tierra
descompone|degrada|desintegra ~4 compost|compostador|naturaleza|naturalmente|suelo
en|al compost
huella|residuo cero
huella ~1 de_carbono|ecologica|ambiental
libre_de emisiones|plastico
neutra|neutro|cero en_carbono|emisiones|carbono
planeta mas_limpio|mas_verde|mejor`,
    filler: `
regalo ideal|perfecto para cualquier|todas|todo [el_mundo|ocasion]
! hijos|familia|invitados|ninos|perro|gato|madre ~2 agradecer*
! jamas|ni|no|nunca|sin ~6 arrepent*|cansar*|creer*|decepcion*|defraud*|dejar_de|igual|pensar|podras|prescindir|resistir*|soltar*|vivir
! no ~1 vuelves|volveras ~0 atras
! todos|todo_el_mundo|amigas|amigos|vecinos ~1 te preguntar*|envidiar*
- chapa|broche|pin ~~9 imperdible*
- comodidad|confort sin_igual
- lo_mejor de CAP
? acertaras|amor_a_primera|cambia_la_vida|cambiara_tu_vida|confia_en_nosotros|de_ensueno|de_lujo|de_otro_nivel|descripcion_del_producto|enamora|espectacular*|excelencia|extraordinari*|fabulos*|fantastic*|flechazo|hara_feliz|hazte_feliz|imperdible*|imprescindible*|indispensable*|inolvidable*|insuperablemente|maravill*|merece+|merecen|momentos_inolvidables|no_disponible_aun|no_puede_faltar|no_te_arrepentiras|no_te_lo_pienses|nombre_del_producto|para_chuparse|pendiente_de|por_definir|por_determinar|producto_de_ejemplo|producto_de_prueba|que_esperas|que_mas_puedes_pedir|quedaras_encantad*|robara_el_corazon|sacara_una_sonrisa|sensacional*|seras_la_envidia|sin_definir|sin_especificar|te_lo_mereces|te_robara_el|texto_simulado|titulo_del_producto|toque_magico|un_capricho|una_joya|una_pasada
^ vineta N
absolutamente|autentic*|pura|puro|realmente|sencillamente|simplemente|totalmente|verdadera* ~1 delici*|elegancia|encant*|felicidad|genial*|gozada|increibl*|joya|lujo|magia|magic*|perfect*|placer|precios*|unic*
alegria|felicidad|ilusion|magia|placer|sonrisa ~3 asegurada|cada|diaria|rostros|tu
aqui ~4 descripcion|ira|nombre|producto|texto|titulo|va
calidad ~5 confiar|garantizada_por|que_se_nota
cualquier|toda ocasion
date|regalate|permitete un|ese capricho|lujo|gusto
descripcion|punto|texto|titulo|vineta ~3 aqui|completar|ejemplo|insertar|pendiente|provisional|relleno
descripcion|texto|titulo de_prueba
deslumbra|impresiona|sorprende ~1 tu+|sus
ideal|perfecto|perfecta como_regalo|para_regalar
detalle|obsequio|regalo|sorpresa ~2 ideal*|original|para_cualquier|perfect*|que|soñado
envidia ~1 de
expectativas
facilita*|simplifica* ~2 dia|vida
hace|hacen|haz ~2 cada|especial|tu+ ~2 dia|especial|inolvidable*|momento*|unico*
hara*|hace ~2 dia_a_dia|dias|vida|manana* ~1 mas
imprescindible|indispensable ~2 casa|cocina|cualquier|hogar
increible calidad
insertar|introducir|anadir|rellenar ~2 descripcion|nombre|texto|titulo
le|os|te enamorara+|encantara*|fascinara|sorprendera
lleva|trae|pon|llena ~1 alegria|felicidad|magia
lo_mejor ~1 de|para
maximo|nuevo|otro|siguiente nivel
merec* lo_mejor
no aplica|aplicable
nota|notaras|siente|descubre|disfruta ~1 la diferencia
poco|toque|pizca de ~0 lujo|magia|felicidad
puede faltar en ~1 ningun*|tu
regalo ~2 para_cualquiera|para_todos
te_va+|vas a enamorar|encantar|fascinar|sorprender
texto ~3 punto|vineta N`,
  },
};
